/** A function as it is called: by an alias. */
export type LiveFunction = {
  /** The alias' own ARN. */
  readonly arn: string
  /** The function's ARN, without the alias. */
  readonly functionArn: string
  readonly alias: string
  readonly region: string
}

// https://docs.aws.amazon.com/lambda/latest/api/API_AliasConfiguration.html
const aliasArn = /^(arn:aws[a-z-]*:lambda:([a-z0-9-]+):\d{12}:function:[\w-]+):((?!\d+$)[\w-]+)$/

/** Reads the ARN of a function's alias; null for anything else. */
export function parseFunctionArn(arn: string): LiveFunction | null {
  const [, functionArn, region, alias] = aliasArn.exec(arn) ?? []
  if (functionArn === undefined || region === undefined || alias === undefined) return null
  return { arn, functionArn, alias, region }
}
