/** The parameters of RFC 3492, section 5. */
const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700] as const;
const [FIRST_BIAS, FIRST_CODE] = [72, 128] as const;

const digitOf = (letter: string) => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(letter);

/** RFC 3492, 6.1. */
function adapted(delta: number, count: number, first: boolean): number {
  let rest = Math.floor(first ? delta / DAMP : delta / 2);
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** What a label of a domain says, without its `xn--` (RFC 3492, 6.2); null when it says nothing. */
export function fromPunycode(coded: string): string | null {
  const split = coded.lastIndexOf('-');
  const letters = split > 0 ? [...coded.slice(0, split)] : [];
  let [code, bias, place]: [number, number, number] = [FIRST_CODE, FIRST_BIAS, 0];
  const rest = [...coded.slice(split + 1)];
  while (rest.length > 0) {
    const before = place;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digitOf(rest.shift() ?? ' ');
      if (digit < 0) return null;
      place += digit * weight;
      const least = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < least) break;
      weight *= BASE - least;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > 0x10_ffff) return null;
    place %= count;
    letters.splice(place++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}
