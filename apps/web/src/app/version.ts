/** The version of the product, shown in the top bar. */
export const version = '0.1.0';
