import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { createGitHubApp } from '#infra/stack/github-app.ts'
import { readStage } from '#infra/stack/stage.ts'
import { siteStack } from './synthesised-site.ts'
import { readIn, resolvedTemplate, textOf } from './template-text.ts'

const githubRepository = 'owner/site'
const inputs = {
  production: { account: '111111111111', githubRepository },
  staging: { account: '222222222222', githubRepository, stackName: 'SiteStaging' },
}
const rolesOf = (STAGE: string, given: Parameters<typeof readStage>[1] = inputs) =>
  textOf(readIn(resolvedTemplate(createGitHubApp(readStage({ STAGE }, given)).stack)))

// Anyone who may push a branch can change its workflows, and name any environment in them.
test('GitHub’s jobs have the rights that were reviewed', async () => {
  await expect(rolesOf('production')).toMatchFileSnapshot('template/github-roles.txt')
  await expect(rolesOf('staging')).toMatchFileSnapshot('template/github-roles-of-staging.txt')
})

// CloudFormation names what has no name after stack and construct, and cuts what is longer than the service's limit.
test.each(['Site', 'S'.repeat(25)])(
  'a rollback of the stack %s has rights to its function, its bucket and its distribution',
  (stackName) => {
    const { stack } = siteStack({ stackName })
    const template = Template.fromStack(stack)
    const named = (type: string, construct: RegExp) => {
      const id = Object.keys(template.findResources(type)).find((each) => construct.test(each))
      return `${stackName}-${id}-1GRP3N0TVA1LD`
    }
    const apiFunction = named('AWS::Lambda::Function', /^ApiFunction/)
    const bucket = named('AWS::S3::Bucket', /Files/).toLowerCase()
    expect(apiFunction.length).toBeLessThanOrEqual(64)
    expect(bucket.length).toBeLessThanOrEqual(63)
    const roles = rolesOf('production', {
      ...inputs,
      production: { ...inputs.production, stackName },
    })
    const rightsTo = (pattern: string, physical: string) => {
      expect(roles).toContain(`${pattern}*`)
      expect(physical.startsWith(pattern)).toBe(true)
    }
    rightsTo(`${stackName}-ApiFunction`, apiFunction)
    rightsTo(`${stackName.toLowerCase()}-static`, bucket)
    expect(roles).toContain(`aws:ResourceTag/Site: ${stack.tags.tagValues()['Site']} `)
  },
)

test('without a repository, the error asks for one', () => {
  const without = { production: {}, staging: { stackName: 'Trial' } }
  expect(() => createGitHubApp(readStage({}, without))).toThrow(
    'Set githubRepository for production',
  )
})
