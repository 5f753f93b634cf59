import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from 'pdf-lib';

import { asDict, asName, dictOf, entryOf, listOf, nameOf, resolve } from './entries.ts';

const name = (text: string) => PDFName.of(text);

/**
 * The optional content groups that are off in print: in their state when the file is opened, or in their print state
 * where the file requests it (ISO 32000-1, 8.11.4.4; a usage dictionary without a request has no effect).
 */
export function hiddenGroupsOf(doc: PDFDocument): Set<PDFObject> {
  const off = groupsOff(doc);
  for (const { group, on } of printStates(doc)) {
    if (on) off.delete(group);
    else off.add(group);
  }
  return off;
}

/** Whether any group is shown on the screen but not printed, or the other way round. */
export function printsOtherwise(doc: PDFDocument): boolean {
  const off = groupsOff(doc);
  return printStates(doc).some(({ group, on }) => off.has(group) === on);
}

function printStates(doc: PDFDocument): { group: PDFObject; on: boolean }[] {
  const settings = dictOf(dictOf(doc.catalog, 'OCProperties'), 'D');
  return listOf(settings, 'AS').flatMap((value) => {
    const request = asDict(value);
    const categories = listOf(request, 'Category').map(asName);
    if (nameOf(request, 'Event') !== 'Print' || !categories.includes('Print')) return [];
    const groups = entryOf(request, 'OCGs');
    return (groups instanceof PDFArray ? groups.asArray() : []).flatMap((group) => {
      const usage = dictOf(asDict(resolve(group, doc.catalog)), 'Usage');
      const state = nameOf(dictOf(usage, 'Print'), 'PrintState');
      return state === 'ON' || state === 'OFF' ? [{ group, on: state === 'ON' }] : [];
    });
  });
}

/** The groups that are off when the file is opened. */
function groupsOff(doc: PDFDocument): Set<PDFObject> {
  const properties = doc.catalog.lookup(name('OCProperties'));
  if (!(properties instanceof PDFDict)) return new Set();
  const settings = properties.lookup(name('D'));
  const groups = (owner: PDFObject | undefined, key: string) => {
    const list = owner instanceof PDFDict ? owner.lookup(name(key)) : undefined;
    return list instanceof PDFArray ? list.asArray() : [];
  };
  const allOff = settings instanceof PDFDict && settings.lookup(name('BaseState')) === name('OFF');
  const off = new Set<PDFObject>(allOff ? groups(properties, 'OCGs') : []);
  for (const group of groups(settings, 'ON')) off.delete(group);
  for (const group of groups(settings, 'OFF')) off.add(group);
  return off;
}

/** Whether content marked with this group (or membership dictionary) is hidden. */
export function isHidden(
  mark: PDFObject | undefined,
  owner: PDFDict,
  hidden: ReadonlySet<PDFObject>,
): boolean {
  if (mark === undefined) return false;
  if (hidden.has(mark)) return true;
  const membership = mark instanceof PDFRef ? owner.context.lookup(mark) : mark;
  if (!(membership instanceof PDFDict) || membership.lookup(name('Type')) !== name('OCMD')) return false;
  const expression = membership.lookup(name('VE'));
  if (expression instanceof PDFArray) return !isVisible(expression, owner, hidden);
  const listed = membership.get(name('OCGs'));
  const list = listed instanceof PDFRef ? owner.context.lookup(listed) : listed;
  const members = list instanceof PDFArray ? list.asArray() : listed ? [listed] : [];
  if (members.length === 0) return false;
  const off = members.filter((member) => hidden.has(member)).length;
  switch (membership.lookup(name('P'))) {
    case name('AllOn'):
      return off > 0;
    case name('AnyOff'):
      return off === 0;
    case name('AllOff'):
      return off < members.length;
    default:
      return off === members.length;
  }
}

/** How many parts of an expression are evaluated; one that contains itself would not end. */
const MAX_PARTS = 500;

/** A visibility expression (ISO 32000-1, 8.11.2.2): groups within And, Or and Not; it overrides the policy. */
function isVisible(
  part: PDFObject | undefined,
  owner: PDFDict,
  hidden: ReadonlySet<PDFObject>,
  budget = { parts: MAX_PARTS },
): boolean {
  budget.parts--;
  if (part === undefined || budget.parts < 0) return true;
  const expression = part instanceof PDFRef ? owner.context.lookup(part) : part;
  if (!(expression instanceof PDFArray)) return !hidden.has(part);
  const [operator, ...operands] = expression.asArray().slice(0, MAX_PARTS);
  const shows = (operand: PDFObject) => isVisible(operand, owner, hidden, budget);
  if (operator === name('Not')) return operands.length > 0 && !operands.every(shows);
  return operator === name('Or') ? operands.some(shows) : operands.every(shows);
}
