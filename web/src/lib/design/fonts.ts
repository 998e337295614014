/** The three typefaces, each in the weights the pages use. */
import "@fontsource/alegreya-sc/500.css";
import "@fontsource/alegreya-sc/700.css";
import "@fontsource/vollkorn/400.css";
import "@fontsource/vollkorn/400-italic.css";
import "@fontsource/vollkorn/600.css";
import "@fontsource/vollkorn/700.css";
import "@fontsource/ysabeau/400.css";
import "@fontsource/ysabeau/600.css";
import "@fontsource/ysabeau/700.css";
