/**
 * Java's StrictMath, which the tool's acos(), asin(), atan(), and atan2() use. It is the FDLIBM
 * library of Sun Microsystems, whose last digit differs from what browsers calculate.
 */

const HALF_PI = Math.PI / 2;
/** What π/2 has more than its nearest double. */
const HALF_PI_REST = 6.123233995736766e-17;

/** A sum of powers, the constant first. */
function polynomial(x: number, coefficients: number[]): number {
  return coefficients.reduceRight((sum, coefficient) => coefficient + x * sum, 0);
}

const words = new DataView(new ArrayBuffer(8));

/** The number without the lower half of its digits. */
function cutDigits(x: number): number {
  words.setFloat64(0, x);
  words.setUint32(4, 0);
  return words.getFloat64(0);
}

/** The exponent and the first twenty binary digits. */
function highWord(x: number): number {
  words.setFloat64(0, Math.abs(x));
  return words.getUint32(0);
}

const ARC_SINE = [
  0.16666666666666666, -0.3255658186224009, 0.20121253213486293, -0.04005553450067941, 0.0007915349942898145,
  0.00003479331075960212,
];
const ARC_SINE_DIVISOR = [1, -2.403394911734414, 2.0209457602335057, -0.6882839716054533, 0.07703815055590194];

const arcSineRatio = (t: number): number => (t * polynomial(t, ARC_SINE)) / polynomial(t, ARC_SINE_DIVISOR);

export function asin(x: number): number {
  const size = Math.abs(x);
  if (size === 1) return x * HALF_PI + x * HALF_PI_REST;
  if (!(size < 1)) return NaN;
  if (size < 2 ** -27) return x;
  if (size < 0.5) return x + x * arcSineRatio(x * x);
  const t = (1 - size) * 0.5;
  const ratio = arcSineRatio(t);
  const s = Math.sqrt(t);
  if (highWord(x) >= 0x3fef3333) return Math.sign(x) * (HALF_PI - (2 * (s + s * ratio) - HALF_PI_REST));
  const w = cutDigits(s);
  const p = 2 * s * ratio - (HALF_PI_REST - (2 * (t - w * w)) / (s + w));
  return Math.sign(x) * (Math.PI / 4 - (p - (Math.PI / 4 - 2 * w)));
}

export function acos(x: number): number {
  if (x === 1) return 0;
  if (x === -1) return Math.PI + 2 * HALF_PI_REST;
  if (!(Math.abs(x) < 1)) return NaN;
  if (Math.abs(x) < 0.5) return HALF_PI - (x - (HALF_PI_REST - x * arcSineRatio(x * x)));
  const z = (1 - Math.abs(x)) * 0.5;
  const s = Math.sqrt(z);
  const ratio = arcSineRatio(z);
  if (x < 0) return Math.PI - 2 * (s + (ratio * s - HALF_PI_REST));
  const w = cutDigits(s);
  return 2 * (w + (ratio * s + (z - w * w) / (s + w)));
}

const ARC_TANGENT = [
  0.3333333333333293, -0.19999999999876483, 0.14285714272503466, -0.11111110405462356, 0.09090887133436507,
  -0.0769187620504483, 0.06661073137387531, -0.058335701337905735, 0.049768779946159324, -0.036531572744216916,
  0.016285820115365782,
];
const EVEN = ARC_TANGENT.filter((_, index) => index % 2 === 0);
const ODD = ARC_TANGENT.filter((_, index) => index % 2 === 1);
/** The arc tangents of 1/2, 1, 3/2, and infinity, and what they have more than their nearest doubles. */
const STEPS = [0.4636476090008061, 0.7853981633974483, 0.982793723247329, HALF_PI];
const STEP_RESTS = [2.2698777452961687e-17, 3.061616997868383e-17, 1.3903311031230998e-17, HALF_PI_REST];

export function atan(value: number): number {
  const size = Math.abs(value);
  if (Number.isNaN(size) || size < 2 ** -29) return value;
  if (size >= 2 ** 66) return Math.sign(value) * (HALF_PI + HALF_PI_REST);
  let step = -1;
  let x = value;
  if (size >= 0.4375) {
    step = size < 0.6875 ? 0 : size < 1.1875 ? 1 : size < 2.4375 ? 2 : 3;
    if (step === 0) x = (2 * size - 1) / (2 + size);
    else if (step === 1) x = (size - 1) / (size + 1);
    else if (step === 2) x = (size - 1.5) / (1 + 1.5 * size);
    else x = -1 / size;
  }
  const z = x * x;
  const w = z * z;
  const sum = x * (z * polynomial(w, EVEN) + w * polynomial(w, ODD));
  if (step < 0) return x - sum;
  return Math.sign(value) * ((STEPS[step] ?? 0) - (sum - (STEP_RESTS[step] ?? 0) - x));
}

export function atan2(y: number, x: number): number {
  if (x === 0 || y === 0 || !Number.isFinite(x) || !Number.isFinite(y)) return Math.atan2(y, x);
  const distance = (highWord(y) - highWord(x)) >> 20;
  let angle = distance > 60 ? HALF_PI + HALF_PI_REST : x < 0 && distance < -60 ? 0 : atan(Math.abs(y / x));
  if (x < 0) angle = Math.PI - (angle - 2 * HALF_PI_REST);
  return y < 0 ? -angle : angle;
}
