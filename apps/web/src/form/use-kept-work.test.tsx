import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Session, sessionStore } from '../lib/session.ts';
import { type Draft, useKeptWork } from './use-kept-work.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStore.set({ id: 7, administrator: null } as Session);
  return () => sessionStore.set(null);
});

const typed = { comment: 'Bitte kürzen.' };
const kept = () => Object.values(localStorage).map((text) => JSON.parse(String(text)).work);

/** A form in which something is typed, drawn for a record. @returns how to draw it anew, and the draft of the last drawing */
function openForm() {
  const form = {} as { draft: Draft };
  const Fields = ({ name }: { name: string }) => {
    form.draft = useKeptWork(
      name,
      () => typed,
      () => undefined,
      { clear: () => undefined },
    );
    return null;
  };
  const drawn = render(<Fields name="page 1" />);
  return { form, show: (name: string) => drawn.rerender(<Fields name={name} />), leave: drawn.unmount };
}

it('a form that goes before it hears that it was stored leaves no draft behind', () => {
  const { form, leave } = openForm();
  // The news of the change, which takes the form away, may come before the answer.
  const { forget } = form.draft;
  leave();
  expect(kept()).toEqual([typed]);
  forget();
  expect(kept()).toEqual([]);
});

it('what was sent from the form of one record takes no draft from the next one', () => {
  const { form, show, leave } = openForm();
  const { forget } = form.draft;
  show('page 2');
  forget();
  leave();
  expect(kept()).toEqual([typed]);
  expect(Object.keys(localStorage).join()).toContain('page 2');
});
