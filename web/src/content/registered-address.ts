import { addressSeparator, listSeparator } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'

/** The address and, if there is one, the registration number, for legal texts. No line ends inside the number. */
export function registeredAddress({
  address,
  registrationNumber: number,
}: Pick<typeof company, 'address' | 'registrationNumber'> = company): string {
  const registration =
    number === '' ? [] : [`company registration ${number.replaceAll('-', '\u2011')}`]
  return [address.join(addressSeparator), ...registration].join(listSeparator)
}
