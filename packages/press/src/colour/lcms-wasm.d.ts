/** The part of Little CMS that the press uses; the package has no types. Handles are addresses, 0 means "failed". */
declare module 'lcms-wasm' {
  export interface LittleCms {
    cmsOpenProfileFromMem(bytes: Uint8Array, length: number): number;
    cmsCreate_sRGBProfile(): number;
    cmsCreateLab4Profile(): number;
    cmsCreateTransform(
      from: number,
      fromFormat: number,
      to: number,
      toFormat: number,
      intent: number,
      flags: number,
    ): number;
    cmsDoTransform<T extends Uint8Array | Float32Array>(transform: number, values: T, pixels: number): T;
  }
  export function instantiate(): Promise<LittleCms>;
}
