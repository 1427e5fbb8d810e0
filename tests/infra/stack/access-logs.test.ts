import initialise from 'sql.js'
import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { accessLogQueries } from '#infra/stack/access-logs.ts'
import { paths } from '#web/content/paths.ts'
import { propertiesOf, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite({ stackName: 'My-Shop' })
const Columns = z.array(z.object({ Name: z.string(), Type: z.string() }))
const tableSchema = z.object({
  TableInput: z.object({
    Name: z.string(),
    Parameters: z.object({ 'skip.header.line.count': z.string() }),
    StorageDescriptor: z.object({ Location: z.string(), Columns }),
  }),
})
const { TableInput: table } = tableSchema.parse(propertiesOf(template, 'AWS::Glue::Table')[0])
const { Columns: columns, Location } = table.StorageDescriptor

type Hit = { day?: string; method?: string; path: string; status?: number; from?: string }

/** A line as CloudFront writes it: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html */
function line({ day = '2026-11-02', method = 'GET', path, status = 200, from = '-' }: Hit): string {
  const type = method === 'POST' ? 'application/json' : 'text/html;%20charset=utf-8'
  return `${day}	09:30:01	NBO50-P1	5531	192.0.2.10	${method}	d111.cloudfront.net	${path}	${status}	${from}	Mozilla/5.0%20(Linux)	-	-	Hit	Q1w2==	www.example.com	https	310	0.004	-	TLSv1.3	TLS_AES_128_GCM_SHA256	Hit	HTTP/2.0	-	-	51113	0.004	Hit	${type}	5120	-	-`
}

const site = 'https://www.example.com'
const worker = `${site}/service-worker.js`
const recorded = [
  line({ path: paths.pricing, from: 'https://www.google.com/' }),
  line({ path: `${paths.pricing}/index.html`, from: `${site}/` }),
  line({ path: paths.pricing, from: worker }),
  line({ path: '/', day: '2026-11-03' }),
  line({ path: '/', day: '2026-11-03' }).replace('(Linux)', '(compatible;%20Googlebot/2.1)'),
  line({ path: paths.customQuote, from: 'https://news.example.org/a?b' }),
  line({ path: paths.customQuote, from: worker }),
  line({ path: `${paths.checkout}/` }),
  line({ path: checkoutPath, method: 'POST', from: `${site}${paths.checkout}` }),
  line({ path: checkoutPath, method: 'POST', status: 400 }),
  line({ path: paths.paymentSuccess, from: 'https://checkout.stripe.com/' }),
  line({ path: paths.paymentFailed, status: 304 }),
  line({ path: '/wp-login.php', status: 404 }),
  line({ path: '/wp-login.php', status: 404, day: '2026-11-03' }),
]

const { Database } = await initialise()

/** A query's result for the recorded log. SQLite knows the queries' part of Athena's SQL, except two functions. */
function find(query: keyof typeof accessLogQueries) {
  const database = new Database()
  database.create_function('url_extract_host', (url: string) =>
    URL.canParse(url) ? new URL(url).host : null,
  )
  database.create_function('regexp_replace', (text: string, pattern: string, by: string) =>
    text.replace(new RegExp(pattern), by),
  )
  database.run(
    `CREATE TABLE ${table.Name} (${columns.map((it) => `${it.Name} ${it.Type}`).join()})`,
  )
  const log = `#Version: 1.0\n#Fields: date time\n${recorded.join('\n')}`.split('\n')
  for (const each of log.slice(Number(table.Parameters['skip.header.line.count']))) {
    const fields = each.split('\t').slice(0, columns.length)
    database.run(`INSERT INTO ${table.Name} VALUES (${fields.map(() => '?').join()})`, fields)
  }
  const [result] = database.exec(accessLogQueries[query])
  return [result?.columns, ...(result?.values ?? [])].map(String)
}

test.each<[keyof typeof accessLogQueries, string[]]>([
  [
    'PagesByDay',
    [
      'day,page,opened,saved',
      '2026-11-03,/,1,0',
      '2026-11-02,/pricing,2,1',
      '2026-11-02,/checkout,1,0',
      '2026-11-02,/custom-quote,1,1',
      '2026-11-02,/payment-failed,1,0',
      '2026-11-02,/payment-success,1,0',
    ],
  ],
  [
    'BuilderAndCheckout',
    [
      'day,builder,checkout,sent_to_pay,paid,unpaid',
      '2026-11-03,0,0,0,0,0',
      '2026-11-02,1,1,1,1,1',
    ],
  ],
  ['NotFound', ['address,linked_from,requests,latest', '/wp-login.php,-,2,2026-11-03']],
  [
    'ReferringSites',
    [
      'site,opened,latest',
      'checkout.stripe.com,1,2026-11-02',
      'news.example.org,1,2026-11-02',
      'www.google.com,1,2026-11-02',
    ],
  ],
])('the query %s on a recorded access log', (query, rows) => {
  expect(find(query)).toEqual(rows)
})

test('the queries are saved beside a table over the edge’s log, in a work group with results that expire', () => {
  expect(Location).toBe('s3://AccessLogs/cloudfront/')
  template.hasResourceProperties('AWS::Glue::Database', { DatabaseInput: { Name: 'my_shop' } })
  template.hasResourceProperties('AWS::Athena::WorkGroup', {
    Name: 'My-Shop',
    WorkGroupConfiguration: {
      EnforceWorkGroupConfiguration: true,
      BytesScannedCutoffPerQuery: 100_000_000_000,
      ResultConfiguration: { OutputLocation: 's3://AccessLogs/query-results/' },
    },
  })
  const saved = propertiesOf(template, 'AWS::Athena::NamedQuery', {
    WorkGroup: 'AccessLogQueriesWorkGroup',
  })
  expect(saved.map(({ Name }) => Name)).toEqual(Object.keys(accessLogQueries))
  const [bucket] = propertiesOf(template, 'AWS::S3::Bucket', { BucketEncryption: {} })
  expect(JSON.stringify(bucket)).toContain('"ExpirationInDays":7,"Prefix":"query-results/"')
})
