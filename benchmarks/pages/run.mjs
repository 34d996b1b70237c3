// How the pages do: Lighthouse's categories, the first load on a simulated fast 4G, the weight of the scripts, and the
// frames of a roll on a slowed-down processor. A server on a file of its own, loopback only; about a minute.
//
//     npm --prefix benchmarks/pages ci && node benchmarks/pages/run.mjs [PAGE ...]

import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const GAMES = [
  "dicewords",
  "icewords",
  "bookworm",
  "crossword-cubes",
  "speed-dice",
];
const CATEGORIES = {
  performance: "speed",
  accessibility: "access",
  "best-practices": "practices",
};
const GOAL = 95;

/** Fast 4G as Chrome's own tools have it: 9 Mbit/s and 60 ms there and back, on this machine's processor. */
const FAST_4G = { rttMs: 60, throughputKbps: 9000, cpuSlowdownMultiplier: 1 };
const FIRST_LOAD_GOAL = 1000;

const SLOWED = 4;
const FRAME_GOAL = 60;

async function served() {
  const folder = mkdtempSync(join(tmpdir(), "shakespell-pages-"));
  const program = join(ROOT, ".venv", "bin", "shakespell");
  const server = spawn(program, [
    "serve",
    "--port",
    "0",
    "--db",
    join(folder, "matches.sqlite3"),
  ]);
  const address = await new Promise((resolve, reject) => {
    server.stdout.on("data", (said) =>
      resolve(/http:\/\/[\d.]+:\d+/.exec(String(said))?.[0]),
    );
    server.on("exit", (status) =>
      reject(new Error(`the server ended with status ${status}`)),
    );
  });
  return { address, stop: () => server.kill() };
}

/** A match that anybody may watch. */
async function watched(address, game) {
  const body = JSON.stringify({
    game,
    seats: [{ kind: "human" }, { kind: "local" }],
  });
  const answer = await fetch(`${address}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return `/m/${(await answer.json()).match}`;
}

const score = (report, category) =>
  Math.round(100 * report.categories[category].score);

async function audited(url, port) {
  const asked = {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: Object.keys(CATEGORIES),
  };
  return (await lighthouse(url, asked)).lhr;
}

/** Milliseconds until the largest thing on the first screen is there, on fast 4G. */
async function firstLoad(url, port) {
  const settings = {
    throttling: FAST_4G,
    onlyAudits: ["largest-contentful-paint"],
  };
  const { lhr } = await lighthouse(
    url,
    { port, logLevel: "error" },
    { extends: "lighthouse:default", settings },
  );
  return lhr.audits["largest-contentful-paint"].numericValue;
}

/** Kilobytes of script on the wire, as the server packs them. */
function scripts(report) {
  const items = report.audits["network-requests"]?.details.items ?? [];
  return (
    items
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  );
}

/** Frames a second while nine dice roll, on a processor four times slower; the browser draws 60 at most. */
async function framesOfARoll(address, port) {
  const browser = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${port}`,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  await page.setViewport({
    width: 360,
    height: 740,
    isMobile: true,
    hasTouch: true,
  });
  await page.goto(address);
  await page.waitForSelector("button.pick");
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await page.emulateCPUThrottling(SLOWED);
  const frames = page.evaluate(
    () =>
      new Promise((resolve) => {
        const start = performance.now();
        let seen = 0;
        const frame = () => {
          seen += 1;
          const spent = performance.now() - start;
          if (spent < 800) requestAnimationFrame(frame);
          else resolve((1000 * seen) / spent);
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.click("button ::-p-text(Reroll)");
  const rate = await frames;
  await page.close();
  await browser.disconnect();
  return rate;
}

const cell = (text, width) => String(text).padStart(width);

async function main() {
  const server = await served();
  const chrome = await launch({
    chromePath: process.env.CHROMIUM,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const matches = await Promise.all(
      GAMES.map((game) => watched(server.address, game)),
    );
    const named = [
      "/",
      "/new/bookworm",
      "/learn/dicewords",
      "/rules/crossword-cubes",
    ].map((path) => [path, path]);
    const pages = [
      ...named,
      ...matches.map((path, at) => [`a match of ${GAMES[at]}`, path]),
    ];
    const wanted = process.argv.slice(2);
    console.log(
      `${"page".padEnd(28)}${Object.values(CATEGORIES)
        .map((name) => cell(name, 11))
        .join("")}${cell("script kB", 11)}`,
    );
    for (const [name, path] of pages.filter(
      ([name]) => !wanted.length || wanted.includes(name),
    )) {
      const report = await audited(server.address + path, chrome.port);
      const scores = Object.keys(CATEGORIES).map((category) =>
        score(report, category),
      );
      const marks = scores
        .map((value) => cell(value < GOAL ? `${value} !` : value, 11))
        .join("");
      console.log(
        `${name.padEnd(28)}${marks}${cell(scripts(report).toFixed(0), 11)}`,
      );
    }
    console.log(`goal${cell(`${GOAL} each, 200 kB of script`, 58)}`);
    const load = await firstLoad(`${server.address}/`, chrome.port);
    console.log(
      `first load on fast 4G: ${load.toFixed(0)} ms (goal ${FIRST_LOAD_GOAL})`,
    );
    const rate = await framesOfARoll(server.address, chrome.port);
    console.log(
      `a roll of nine dice, processor ${SLOWED}x slower: ${rate.toFixed(0)} frames/s (goal ${FRAME_GOAL})`,
    );
  } finally {
    await chrome.kill();
    server.stop();
  }
}

await main();
