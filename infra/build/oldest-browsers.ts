/**
 * The oldest browsers that can buy (docs/decisions/2026-11-27-oldest-browsers.md): Windows 7's and 8's last Chromium, the first Safari
 * with container queries, and the first Firefox with `:has()`. The build lowers syntax to them; tests/build/files.test.ts
 * reads what it can't lower. Older ones read, and boot.ts says whom to write to.
 */
export const oldestBrowsers = ['chrome109', 'safari16.0', 'firefox121']
