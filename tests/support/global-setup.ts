import { browserSetting, findBrowser } from './find-browser.ts'

/** Before all journeys: finds the browser once, for all workers. */
export default async function findBrowserForWorkers(): Promise<void> {
  const executablePath = await findBrowser()
  if (executablePath) process.env[browserSetting] = executablePath
}
