import { createServer } from 'node:http'
import { isUpToDate, recordBuild } from '#infra/build-record.ts'
import { readBuildSettings } from '#infra/build-settings.ts'
import { build, built } from '#infra/build-steps.ts'
import { startLocalApi } from './api.ts'
import { runCommand } from './command.ts'
import { readEnvironment } from './environment.ts'
import { listenOnLocalhost, refusePortInUse } from './localhost.ts'
import { readSettings } from './settings.ts'
import { loadSiteFiles } from './site-files.ts'
import { routeRequests, withSecurityHeaders } from './site-server.ts'
import { serveStaticSite } from './static-site.ts'

runCommand(async (signal) => {
  const environment = readEnvironment()
  const settings = readSettings(environment)
  const buildSettings = readBuildSettings(environment)
  await refusePortInUse(settings.port)
  if (!(await isUpToDate('.', buildSettings))) {
    console.log('Building the site, which takes a moment after a change.')
    await recordBuild('.', buildSettings, () => build(buildSettings, signal))
  }
  const pages = serveStaticSite(await loadSiteFiles(built.site))
  const api = await startLocalApi(settings, built.lambda)
  const server = createServer(withSecurityHeaders(routeRequests(api.gateway, pages)))
  const site = await listenOnLocalhost(server, settings.port)
  console.log(api.description)
  return {
    async close() {
      // The visitors first: a call whose visitor is gone is no failure of the function.
      await site.close()
      await api.close()
    },
  }
})
