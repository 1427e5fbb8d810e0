import { request, type IncomingMessage } from 'node:http'

/** The endpoint's floor: the function's one call, without a check, a price or a package. */
export async function handler({ body }: { readonly body: string }) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const call = request(process.env['STRIPE_API_BASE'] ?? '', { method: 'POST', headers })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject)
    call.end(new URLSearchParams({ order: body }).toString())
  })
  let text = ''
  for await (const chunk of response) text += String(chunk)
  const session: unknown = JSON.parse(text)
  const url: unknown = Reflect.get(Object(session), 'url')
  return { statusCode: 200, body: JSON.stringify({ url }) }
}
