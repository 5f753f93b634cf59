import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from 'pdf-lib';

const name = (text: string) => PDFName.of(text);

/**
 * The optional content groups that are off in print (see `hiddenGroupsOf`); null when the document has no groups: then
 * no mark hides anything, whatever it refers to.
 */
export type HiddenGroups = ReadonlySet<PDFObject> | null;

/** Whether an entry is an optional content group or a membership dictionary. */
export function isOptionalContent(entry: PDFObject | undefined, owner: PDFDict): boolean {
  const dict = entry instanceof PDFRef ? owner.context.lookup(entry) : entry;
  if (!(dict instanceof PDFDict)) return false;
  const type = dict.lookup(name('Type'));
  return type === name('OCG') || type === name('OCMD');
}

/** Whether content marked with this group (or membership dictionary) is hidden. */
export function isHidden(mark: PDFObject | undefined, owner: PDFDict, hidden: HiddenGroups): boolean {
  if (mark === undefined || hidden === null) return false;
  if (hidden.has(mark)) return true;
  const membership = mark instanceof PDFRef ? owner.context.lookup(mark) : mark;
  if (!(membership instanceof PDFDict) || membership.lookup(name('Type')) !== name('OCMD')) return false;
  const expression = membership.lookup(name('VE'));
  if (expression instanceof PDFArray) return !isVisible(expression, owner, hidden);
  const members = membersOf(membership);
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

/** The groups of a membership dictionary; null and deleted ones do not count. */
function membersOf(membership: PDFDict): PDFObject[] {
  const listed = membership.get(name('OCGs'));
  const list = listed instanceof PDFRef ? membership.context.lookup(listed) : listed;
  const members = list instanceof PDFArray ? list.asArray() : listed ? [listed] : [];
  return members.filter((member) => membership.context.lookup(member) instanceof PDFDict);
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
  const [operator, ...parts] = expression.asArray().slice(0, MAX_PARTS);
  // References to objects that do not exist do not count.
  const operands = parts.filter((operand) => owner.context.lookup(operand) !== undefined);
  const shows = (operand: PDFObject) => isVisible(operand, owner, hidden, budget);
  if (operator === name('Not')) return operands.length > 0 && !operands.every(shows);
  return operator === name('Or') ? operands.some(shows) : operands.every(shows);
}
