import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectNumbersOnClick } from './select-numbers.ts';

let end: () => void;
let price: HTMLInputElement;

beforeEach(() => {
  end = selectNumbersOnClick();
  document.body.innerHTML = '<input inputmode="decimal" value="34.00"><button>Weiter</button>';
  price = document.querySelector('input') as HTMLInputElement;
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A press of the mouse into the field, which places the caret before the click is told. */
function click() {
  price.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  price.focus();
  price.setSelectionRange(1, 1);
  price.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
const selected = () => price.value.slice(price.selectionStart ?? 0, price.selectionEnd ?? 0);

it('the first click into a number selects it, the second places the caret', () => {
  click();
  expect(selected()).toBe('34.00');
  click();
  expect(selected()).toBe('');
});

it('so does the first click into a number to which a key has led', () => {
  price.focus();
  price.select();
  click();
  expect(selected()).toBe('34.00');
  click();
  expect(selected()).toBe('');
});

it('a click into what is being typed places the caret', () => {
  price.focus();
  price.value = '35.0';
  price.dispatchEvent(new Event('input', { bubbles: true }));
  click();
  expect(selected()).toBe('');
});

it('a field that was left selects its number anew', () => {
  click();
  document.querySelector('button')?.focus();
  click();
  expect(selected()).toBe('34.00');
});
