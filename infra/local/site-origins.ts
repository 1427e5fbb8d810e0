import type { Settings } from './settings.ts'

/** Where browsers see the site on this machine. The host's name is also that of the distribution. */
export function siteHost({ port }: Settings): string {
  return `localhost:${port}`
}

/**
 * The origins from which the function is called on this machine: those that it is deployed with, the distribution's without
 * the TLS that ends in front of it, and beside them the machine's other name and what the settings add.
 *
 * @param declared - origins, separated by commas
 */
export function originsHere(declared: string, settings: Settings): string {
  const host = siteHost(settings)
  return [
    ...declared
      .split(',')
      .map((origin) => (origin === `https://${host}` ? `http://${host}` : origin)),
    `http://127.0.0.1:${settings.port}`,
    ...settings.siteOrigins,
  ].join(',')
}
