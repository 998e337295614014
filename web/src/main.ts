import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/design/fonts";
import "./lib/design/tokens.css";
import "./lib/design/base.css";
import "./lib/design/print.css";
import { enter, isChosen } from "./lib/pocket/chosen";
import { reader } from "./lib/reader.svelte";
import { register } from "./offline/register";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has a place for the app");
await reader.arrive();
if (isChosen()) await enter();
mount(App, { target });
register();
