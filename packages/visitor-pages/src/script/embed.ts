/**
 * Shows a catalogue in a page of another site, in that page's language or the one that `data-language` says, as high as
 * `data-height` says. It stands alone: its text is sent to browsers as it is.
 */
export function embed(name: string): void {
  const own = document.currentScript as HTMLScriptElement | null;
  if (!own) return;
  const language = (own.dataset.language || document.documentElement.lang).slice(0, 2).toLowerCase();
  const frame = document.createElement('iframe');
  const part = language === 'fr' || language === 'en' ? `${language}/` : '';
  // A question alone would be asked of the script.
  frame.src = new URL(`./${part}?embed=1`, own.src).href;
  frame.title = name;
  frame.loading = 'lazy';
  frame.style.cssText = `display:block;width:100%;border:0;height:${Math.max(320, Number(own.dataset.height) || 720)}px`;
  own.after(frame);
}
