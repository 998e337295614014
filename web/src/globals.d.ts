/** True in development and in the build for pictures and tests; the shipped build has no workshop. */
declare const __WORKSHOP__: boolean;
