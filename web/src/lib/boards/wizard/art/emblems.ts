/** The emblems of the four peoples in a box of 24: a body in the people's colour, marks on it in paper. */
import type { People } from "../view";

export interface Emblem {
  body: string;
  /** Filled with paper. */
  marks?: string;
  /** Drawn with a paper line. */
  lines?: string;
}

export const EMBLEMS: Record<People, Emblem> = {
  blue: {
    body: "M12 1.6 21 4v8c0 5.2-3.7 8.7-9 10.6C6.7 20.7 3 17.2 3 12V4z",
    lines: "M12 3.7 19 5.6v6.5c0 4-2.8 6.7-7 8.3-4.2-1.6-7-4.3-7-8.3V5.6z",
    marks: "M12.6 5.1v13.6l1.3-.6V5.5zM14.9 5.8v11.7l1.2-.8V6.1zM17.1 6.4v9.3l.9-1.2V6.7z",
  },
  red: {
    body: "M4.2 3.3h1.7v.9h12.2v-.9h1.7l2.7 1.7v5l-2.7 1.7h-1.7v-.9h-4.3v9.9c0 .9-.7 1.6-1.8 1.6s-1.8-.7-1.8-1.6v-9.9H5.9v.9H4.2L1.5 10V5z",
    marks: "M7.3 9.4 9.1 6l1.8 3.4zM10.2 6h3.6L12 9.4zM13.1 9.4 14.9 6l1.8 3.4zM10 13h4v.8h-4zM10 18.9h4v.8h-4z",
    lines: "M5.2 3.9v7.2M18.8 3.9v7.2",
  },
  green: {
    body: "M12 1.2c5.2 3.5 8.3 7.4 8.3 11.3 0 4-3.2 6.6-7.5 7v3.3h-1.6v-3.3c-4.3-.4-7.5-3-7.5-7 0-3.9 3.1-7.8 8.3-11.3z",
    lines: "M12 5.5v13.8M12 10l3.7-3M12 10 8.3 7M12 13.5l5.1-3.7M12 13.5 6.9 9.8M12 17l4.7-3.2M12 17l-4.7-3.2",
  },
  yellow: {
    body: "M8.8 3.2 13 10.1l2.7-4.3 7.8 15.6H.5z",
    lines: "M6 8.7 7.6 7.8 8.7 9.2 10 7.9l1.6 1M13.6 11.3l1-1 1.1 1.3 1.2-1.4.9.9M13 10.1l3 5.7",
    marks:
      "M6 13.2a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM9.6 12.6a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM4.4 17.4a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM8 17a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM11.8 16.3a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM17.6 14.6a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM19.4 18a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM15.5 18.3a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z",
  },
};

/** The colours of art on paper: the body and frame, and a darker shade for numerals. */
export const ON_PAPER: Record<People, { body: string; ink: string }> = {
  blue: { body: "#3f6fb5", ink: "#2c5391" },
  red: { body: "#b5443b", ink: "#96332b" },
  green: { body: "#3f8a55", ink: "#29683c" },
  yellow: { body: "#c99a1b", ink: "#80600a" },
};

export const PAPER = "#f6eedd";
export const BRASS = "#d8a94a";
