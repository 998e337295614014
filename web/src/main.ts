import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/design/fonts";
import "./lib/design/tokens.css";
import "./lib/design/base.css";
import { currentStudy, showStudy } from "./lib/design/study";

showStudy(currentStudy());
const target = document.getElementById("app");
if (!target) throw new Error("index.html has a place for the app");
mount(App, { target });
