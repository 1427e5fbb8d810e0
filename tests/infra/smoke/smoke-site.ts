import { checkoutPath } from '#shared/addresses.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { serve } from '#tests/support/local-server.ts'

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What is different about an answer; a header that is empty is left out. */
export type Change = Partial<Answer>

/** The address in its pages and its sitemap, which the site of a test isn't at. */
export const published = 'https://www.example.com'

const pageCache = 'public, max-age=0, must-revalidate'

function page(path: string, body = ''): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': pageCache }
  const canonical = `<link rel="canonical" href="${published}${path}">`
  return { status: 200, headers, body: `<!doctype html>${canonical}${body}` }
}

function refusal(code: string): Answer {
  const body = JSON.stringify({ error: { code, message: 'No.' } })
  return { status: 400, headers: { 'content-type': 'application/json' }, body }
}

const locations = ['/', '/about', '/services/network-design'].map(
  (path) => `<url><loc>${published}${path}</loc></url>`,
)

/** A small site as it is deployed, by method and path. */
const answers: Readonly<Record<string, Answer>> = {
  'GET /': page('/', '<script type="module" src="/assets/index-Bd1fGh2k.js"></script>'),
  'GET /about': page('/about'),
  'GET /services/network-design': page('/services/network-design'),
  'GET /sitemap.xml': {
    status: 200,
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
    body: `<urlset>${locations.join('')}</urlset>`,
  },
  'GET /assets/index-Bd1fGh2k.js': {
    status: 200,
    headers: {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: '',
  },
  'GET /smoke/unknown-page': { ...page('/404'), status: 404 },
  'GET /api/smoke-unknown-call': refusal('unknown_path'),
  [`POST ${checkoutPath}`]: refusal('invalid_request'),
}

/** The names of all checks of that site. */
export const siteChecks = Object.keys(answers)

/**
 * Serves the site until the test is over. What it has no answer for, it doesn't answer.
 *
 * @param changes - by method and path
 */
export async function serveSite(changes: Readonly<Record<string, Change>> = {}): Promise<string> {
  const { url } = await serve((request, response) => {
    const key = `${request.method} ${request.url}`
    const answer = answers[key]
    if (!answer) return void response.destroy()
    const { status, headers, body } = { ...answer, ...changes[key] }
    const all = { ...securityHeaders, ...answer.headers, ...headers }
    for (const [name, value] of Object.entries(all))
      if (value !== '') response.setHeader(name, value)
    return void response.writeHead(status).end(body)
  })
  return url
}
