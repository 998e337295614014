/** True in development and in the build for pictures and tests; the shipped build has no workshop. */
declare const __WORKSHOP__: boolean;
/** True in the build for a static site: no server, and a plain file server finds nothing but files. */
declare const __SITE__: boolean;

/** Which languages there are: written by `languages` in vite.config.ts from the folders of catalogues. */
declare module "virtual:languages" {
  export const source: string;
  export const pseudo: string;
  export const shownFrom: number;
  /** How much of each language is translated, in per cent. */
  export const progress: Readonly<Record<string, number>>;
}
