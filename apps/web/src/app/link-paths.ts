/** The addresses of links that anybody opens who has them, without an account. */
export const linkPaths = { print: '/print/:token', designer: '/designer/:token' };
