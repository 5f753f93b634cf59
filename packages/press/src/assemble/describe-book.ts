import type { AssemblyStep } from './draft.ts';

/** Title, program and dates. They come from the plan, so that the same plan gives the same bytes. */
export const describeBook: AssemblyStep = {
  name: 'describe-book',
  run({ doc, plan: { info } }) {
    doc.setTitle(info.title);
    doc.setCreator('Rebblatt');
    doc.setProducer('Rebblatt');
    doc.setCreationDate(info.createdAt);
    doc.setModificationDate(info.createdAt);
  },
};
