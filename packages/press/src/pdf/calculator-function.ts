/** A procedure: numbers, operators, and procedures within it. */
type Step = number | string | Step[];

const MAX_STEPS = 20_000;
const MAX_STACK = 100;
const MAX_NESTING = 32;

/**
 * A function of type 4, the calculator (ISO 32000-1, 7.10.5).
 * @param program its text, with the outer braces
 * @throws Error when it is damaged; while it runs, when it names an unknown operator or runs out of its stack
 */
export function calculator(program: Uint8Array): (inputs: readonly number[]) => number[] {
  const words = Buffer.from(program)
    .toString('latin1')
    .replace(/%[^\r\n]*/g, ' ')
    .match(/[{}]|[^\s{}]+/g);
  if (!words || words.length > MAX_STEPS || words.shift() !== '{')
    throw new Error('A calculator function does not begin.');
  const steps = procedure(words, 0);
  return (inputs) => {
    const stack = [...inputs];
    run(steps, stack);
    return stack;
  };
}

function procedure(words: string[], depth: number): Step[] {
  if (depth > MAX_NESTING) throw new Error('A calculator function is nested without end.');
  const steps: Step[] = [];
  for (let word = words.shift(); word !== '}'; word = words.shift()) {
    if (word === undefined) throw new Error('A calculator function does not end.');
    if (word === '{') steps.push(procedure(words, depth + 1));
    else steps.push(Number.isNaN(Number(word)) ? word : Number(word));
  }
  return steps;
}

function run(steps: readonly Step[], stack: number[]): void {
  for (const [i, step] of steps.entries()) {
    if (typeof step === 'number') stack.push(step);
    else if (step === 'if') {
      if (pop(stack) !== 0) run(branch(steps[i - 1]), stack);
    } else if (step === 'ifelse') run(branch(steps[pop(stack) !== 0 ? i - 2 : i - 1]), stack);
    else if (typeof step === 'string') act(step, stack);
    if (stack.length > MAX_STACK) throw new Error('A calculator function runs out of its stack.');
  }
}

const branch = (step: Step | undefined): Step[] => (Array.isArray(step) ? step : []);

function pop(stack: number[]): number {
  const value = stack.pop();
  if (value === undefined) throw new Error('A calculator function runs out of its stack.');
  return value;
}

const degrees = (radians: number) => (((radians * 180) / Math.PI) % 360) + (radians < 0 ? 360 : 0);
/** Truth is a number here: 1 and 0. Programs that mix it with whole numbers work as in other readers for those. */
const truth = (is: boolean) => (is ? 1 : 0);

const UNARY: Record<string, (a: number) => number> = {
  abs: Math.abs,
  neg: (a) => -a,
  ceiling: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  truncate: Math.trunc,
  cvi: Math.trunc,
  cvr: (a) => a,
  sqrt: (a) => Math.sqrt(Math.max(0, a)),
  sin: (a) => Math.sin((a * Math.PI) / 180),
  cos: (a) => Math.cos((a * Math.PI) / 180),
  ln: (a) => Math.log(a),
  log: (a) => Math.log10(a),
  not: (a) => (a === 0 || a === 1 ? 1 - a : ~a),
};

const BINARY: Record<string, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => (b === 0 ? 0 : a / b),
  idiv: (a, b) => (b === 0 ? 0 : Math.trunc(a / b)),
  mod: (a, b) => (b === 0 ? 0 : a % b),
  exp: (a, b) => a ** b,
  atan: (a, b) => degrees(Math.atan2(a, b)),
  eq: (a, b) => truth(a === b),
  ne: (a, b) => truth(a !== b),
  gt: (a, b) => truth(a > b),
  ge: (a, b) => truth(a >= b),
  lt: (a, b) => truth(a < b),
  le: (a, b) => truth(a <= b),
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  bitshift: (a, b) => (b >= 0 ? a << b : a >> -b),
};

const STACK: Record<string, (stack: number[]) => void> = {
  true: (stack) => stack.push(1),
  false: (stack) => stack.push(0),
  pop: (stack) => pop(stack),
  dup: (stack) => stack.push(stack.at(-1) ?? pop(stack)),
  exch: (stack) => stack.push(pop(stack), pop(stack)),
  copy(stack) {
    const count = pop(stack);
    if (count > 0) stack.push(...stack.slice(-count));
  },
  index(stack) {
    const value = stack.at(-1 - pop(stack));
    stack.push(value ?? pop([]));
  },
  roll(stack) {
    const [by, count] = [pop(stack), pop(stack)];
    if (count < 1 || count > stack.length) return;
    const top = stack.splice(-count);
    const turn = ((by % count) + count) % count;
    stack.push(...top.slice(count - turn), ...top.slice(0, count - turn));
  },
};

/** What a program of the file calls «constructor» is no operator. */
const own = <T>(of: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

function act(operator: string, stack: number[]): void {
  const [one, two, moves] = [own(UNARY, operator), own(BINARY, operator), own(STACK, operator)];
  if (one) stack.push(one(pop(stack)));
  else if (two) {
    const b = pop(stack);
    stack.push(two(pop(stack), b));
  } else if (moves) moves(stack);
  else throw new Error(`A calculator function has no operator ${operator.slice(0, 20)}.`);
}
