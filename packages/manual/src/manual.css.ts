/**
 * A4 with a running title, in the typefaces and colours of the printed catalogue. Chapters follow one another on a page:
 * most are a little shorter or longer than one, and each with pages of its own left every third page nearly empty.
 * A picture that does not fit goes to the next page without the text above it, and none is higher than a quarter of a page:
 * so no page ends with more room than that. A heading and the first words below it stay together.
 * What follows a picture keeps its distance by itself: the browser forgets the margin of one that begins a page. A note that
 * may not leave the step above it would be cut in two.
 */
export const manualCss = (title: string): string => `
@page {
  size: 210mm 297mm;
  margin: 22mm 24mm 24mm;
  @bottom-left { content: ${JSON.stringify(title)}; font: 8pt "Schibsted Grotesk"; color: #54615e; }
  @bottom-right { content: counter(page); font: 8pt "Schibsted Grotesk"; color: #54615e; }
}
@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }
* { box-sizing: border-box; }
body { margin: 0; font: 10.5pt/1.5 "Schibsted Grotesk", sans-serif; color: #1b2422; counter-reset: chapter; }
h1, h2, h3, .contents { font-family: Newsreader, serif; font-weight: 500; line-height: 1.2; break-after: avoid; }
h1 { margin: 0 0 6mm; font-size: 40pt; }
header { padding-top: 62mm; border-left: 2mm solid #86194a; padding-left: 8mm; margin-bottom: 24mm; }
.brand { margin: 0 0 4mm; font: 600 10pt "Schibsted Grotesk"; color: #86194a; letter-spacing: 0.04em; }
.lead { margin: 0; max-width: 110mm; font-size: 13pt; color: #54615e; }
nav { break-before: page; }
.contents { margin: 0 0 8mm; font-size: 24pt; }
nav ol { margin: 0; padding: 0; list-style: none; counter-reset: entry; }
nav a { display: flex; align-items: baseline; gap: 2mm; padding: 1.6mm 0; color: inherit; text-decoration: none; }
nav a::before { counter-increment: entry; content: counter(entry); width: 8mm; color: #86194a; font-weight: 600; }
.leader { flex: 1; border-bottom: 0.3mm dotted #a5b1ad; }
[data-page-of] { min-width: 8mm; text-align: right; font-variant-numeric: tabular-nums; }
main { break-before: page; }
section { counter-increment: chapter; }
section + section { margin-top: 13mm; padding-top: 7mm; border-top: 0.25mm solid #c9d1ce; }
h2 { margin: 0 0 6mm; font-size: 24pt; break-inside: avoid; }
h2::before { content: counter(chapter); display: block; margin-bottom: 2mm; font: 600 11pt "Schibsted Grotesk"; color: #86194a; }
h3 { margin: 7mm 0 2mm; font-size: 14pt; }
p { margin: 0 0 3mm; }
section > ol { margin: 0 0 4mm; padding: 0; list-style: none; counter-reset: step; }
section > ol > li { position: relative; padding-left: 10mm; counter-increment: step; }
section > ol > li::before { content: counter(step); position: absolute; left: 0; top: 0.2mm; width: 6mm; height: 6mm; border-radius: 50%; background: #86194a; color: #fff; font-size: 9pt; font-weight: 600; line-height: 6mm; text-align: center; }
section > ol > li > p { break-inside: avoid; }
h2 + p { orphans: 3; }
ul { margin: 0 0 4mm; padding-left: 5mm; }
li { margin-bottom: 1.5mm; }
strong { font-weight: 600; }
figure { margin: 1mm 0 2mm; break-inside: avoid; }
li:has(> figure) + li { padding-top: 4mm; }
section > ol > li:has(> figure) + li::before { top: 4.2mm; }
img { display: block; max-width: 100%; max-height: 56mm; border: 0.25mm solid #c9d1ce; border-radius: 1.5mm; }
figcaption { margin-top: 1.5mm; font-size: 8.5pt; line-height: 1.4; color: #54615e; }
dl { margin: 0 0 5mm; border-top: 0.25mm solid #c9d1ce; }
dl div:first-child, dl div:nth-last-child(2) { break-after: avoid; }
dl div { break-inside: avoid; display: flex; gap: 6mm; padding: 1.6mm 0; border-bottom: 0.25mm solid #c9d1ce; }
dt { width: 42mm; flex: none; font-weight: 600; }
dd { margin: 0; }
.manual-note { margin: 4mm 0 5mm; padding: 3mm 4mm; border-left: 1mm solid #0b6e99; background: #f3f6f5; break-inside: avoid; }
`;
