import { PDFName, PDFRawStream } from 'pdf-lib';
import { asDict, dictOf, entryOf, nameOf, numbersOf } from '../pdf/entries.ts';
import { combined, type Matrix, transformed } from '../pdf/matrix.ts';
import { isHidden } from '../pdf/optional-content.ts';
import { readRect } from '../pdf/rect.ts';
import type { ContentWalk, Operator } from './content-walk.ts';
import { unblended } from './graphics-state.ts';
import { paintImage } from './image-operators.ts';
import type { OperatorName } from './operators.ts';
import type { PaintedFrom, PaintedGroup } from './painted-object.ts';
import { resourcesOf } from './resources.ts';
import { nameAt } from './state-operators.ts';

export const objectOperators = {
  Do: (content, operands) => {
    const object = content.resource('XObject', nameAt(operands, 0));
    if (!(object instanceof PDFRawStream)) return void content.walk.problem('missing-object');
    const group = object.dict.get(PDFName.of('OC'));
    const outside = content.from;
    if (isHidden(group, object.dict, content.walk.hiddenGroups)) content.from = { ...outside, hidden: true };
    const subtype = nameOf(object.dict, 'Subtype');
    // Where an object of another kind paints is not known.
    let paints = true;
    if (subtype === 'Image') paints = paintImage(content, object);
    else if (subtype === 'Form') paints = paintForm(content, object, { within: 'form', role: 'form' });
    if (paints) content.walk.visitor.xobject?.(object, content.from);
    content.from = outside;
  },
  sh: (content, operands) => {
    const dict = asDict(content.resource('Shading', nameAt(operands, 0)));
    if (!dict) return void content.walk.problem('missing-object');
    const space = content.walk.spaces.read(entryOf(dict, 'ColorSpace'), content.resources);
    content.paint(content.state.clip, { kind: 'shading', space, dict });
  },
  BMC: (content) => content.marks.push(content.from.hidden),
  BDC: (content, operands) => {
    content.marks.push(content.from.hidden);
    const properties = dictOf(content.resources, 'Properties');
    if (!properties || nameAt(operands, 0) !== 'OC') return;
    if (isHidden(properties.get(PDFName.of(nameAt(operands, 1))), properties, content.walk.hiddenGroups))
      content.from = { ...content.from, hidden: true };
  },
  EMC: (content) => {
    const hidden = content.marks.pop() ?? content.from.hidden;
    if (hidden !== content.from.hidden) content.from = { ...content.from, hidden };
  },
  d1: (content) => {
    if (content.from.within.at(-1) === 'type3') content.colourless = true;
  },
  ...{ MP: null, DP: null, d0: null, BX: null, EX: null },
} satisfies Partial<Record<OperatorName, Operator | null>>;

export interface FormUse {
  within: PaintedFrom['within'][number];
  role: PaintedGroup['role'];
}

/** Walks a form XObject with the current state, after reporting its group. Returns whether it is in what is looked at. */
export function paintForm(content: ContentWalk, form: PDFRawStream, { within, role }: FormUse): boolean {
  const { walk, state, from } = content;
  const own = numbersOf(form.dict, 'Matrix');
  const ctm = own.length === 6 ? combined(own as Matrix, state.ctm) : state.ctm;
  const box = readRect(entryOf(form.dict, 'BBox'), form.dict.context);
  const extent = box ? transformed(box, ctm) : state.clip;
  const clip = content.seenOf(extent);
  if (!clip) return false;
  const group = dictOf(form.dict, 'Group');
  const isGroup = nameOf(group, 'S') === 'Transparency';
  const resources = resourcesOf(form.dict, content.resources);
  if (isGroup) {
    const groupSpace = entryOf(group, 'CS');
    content.paint(clip, {
      kind: 'group',
      role,
      space: groupSpace ? walk.spaces.read(groupSpace, resources) : null,
    });
  }
  const mask = role === 'luminosity' || role === 'alpha' ? role : from.mask;
  walk.enter(form, {
    resources,
    state: { ...state, ctm, clip, ...(isGroup ? unblended : {}) },
    from: { within: [...from.within, within], mask, hidden: from.hidden },
    area: content.area,
    colourless: content.colourless,
  });
  return true;
}
