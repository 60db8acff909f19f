import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { loadContent } from '../../modules/content/load.ts';
import { detailsIn } from '../../modules/credit-search/requestForm.ts';
import type { CreditFileSearch } from '../../partners/credit-file/port.ts';
import { CREDIT_FILES } from '../../partners/credit-file/providers.ts';
import { readConfig } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { command, Misuse } from '../command.ts';
import { creditFileExpectations } from './creditFileContract.ts';

const text = (help: string, usual: string) => ({ type: 'string' as const, default: usual, help });

/** Tries an outside party by what the service relies on, before people meet it. */
export const partner = command(
  'tries a partner by what the service relies on: credit-file, with a test person of the agency',
  {
    words: ['PARTNER'],
    options: {
      title: text('of the test person that the agency named', 'Ms'),
      forename: text('of the same', 'Danielle'),
      surname: text('of the same', 'Hughes'),
      born: text('as 1987-03-07', '1987-03-07'),
      phone: text('as 07700900123', '07700900123'),
      building: text('number of the house', '12'),
      street: text('of the same', 'Lock Lane'),
      town: text('of the same', 'Leeds'),
      postcode: text('of the same', 'LS1 4AA'),
      nobody: text('a surname that the agency has no file of', 'Xqzvwyx'),
    },
  },
  async (given, [name], { environment, say, complain }) => {
    if (name !== 'credit-file') throw new Misuse(`There is nothing to try of ${name}. Try credit-file.`);
    const { creditFile, contentDir } = readConfig(environment);
    if (!creditFile) throw new StartFault('CREDIT_FILE_URL and CREDIT_FILE_KEY must be set.');
    const connect = CREDIT_FILES[creditFile.provider];
    const expectations = creditFileExpectations({
      agency: connect(creditFile.url, creditFile.key),
      withWrongKey: connect(creditFile.url, 'a key that nobody gave'),
      known: searchFor(given, given.surname),
      unknown: searchFor(given, given.nobody),
      kinds: loadContent(contentDir).reportedKinds,
    });
    let failed = 0;
    for await (const { holds, says } of expectations) {
      if (holds) say(`pass  ${says}`);
      else complain(`FAIL  ${says}`);
      failed += holds ? 0 : 1;
    }
    return failed > 0 ? 1 : 0;
  },
);

type Person = Readonly<
  Record<'title' | 'forename' | 'born' | 'phone' | 'building' | 'street' | 'town' | 'postcode', string>
>;

/** A search as the service makes it. Throws a Misuse for what the form would not take. */
function searchFor(person: Person, surname: string): CreditFileSearch {
  const { title, forename, born: dateOfBirth, phone: phoneNumber, street, town, postcode } = person;
  const customer = { title, forename, surname, dateOfBirth, phoneNumber };
  const address = { buildingNumber: person.building, street, town, postcode };
  try {
    return {
      ...detailsIn({ customer, address }, londonDate(new Date())),
      purpose: CREDIT_SEARCH_TERMS.purpose,
      termsVersion: CREDIT_SEARCH_TERMS.version,
      blackBox: '',
      ipAddress: '127.0.0.1',
    };
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const fields = fault.details.fields?.map(({ field }) => field) ?? [];
    throw new Misuse(`The form of the search does not take: ${fields.join(', ')}.`);
  }
}
