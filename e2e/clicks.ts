import { expect, type Locator, type Page } from '@playwright/test';

/** A hand on mouse and keyboard that counts: each click, each choice, and the click that focuses what is typed into. */
export class CountingHand {
  #clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get clicks(): number {
    return this.#clicks;
  }

  async click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }

  /** Clicks into a field and types; what stands in it is replaced. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Clicks a button that opens the system's dialog for files, and chooses one there. */
  async file(button: Locator, name: string, buffer: Buffer): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles({ name, mimeType: XLSX, buffer });
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
