// A bot in another language: takes the last choice of every menu, and notes how games ended.
import { createInterface } from "node:readline";
import { appendFileSync } from "node:fs";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const heard = {
  hello: () => say({ type: "hello", protocol: 1, name: "miser" }),
  menu: ({ choices }) => say({ type: "choose", choice: choices.at(-1).choice }),
  result: ({ scores, winners }) => {
    if (process.argv[2]) appendFileSync(process.argv[2], JSON.stringify({ scores, winners }) + "\n");
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  heard[message.type]?.(message);
}
