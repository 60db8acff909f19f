import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { mayChooseFirstPassword } from '@towpath/domain/people/password.ts';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { chooseWelcomeMessageId } from '@towpath/domain/people/welcome.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';

export type DetailsDeps = Deps & {
  /** The originator that a person's visit came from, as far as known. */
  originatorOf(
    customerId: string,
    leadAppId: string | null,
  ): Promise<{ readonly welcomeMessageId: number } | null>;
};

/**
 * What we know of a person (ID-004), completed by what the partner who sent them knew (ID-008), and which
 * welcome they get (ID-010, ID-011).
 */
export async function detailsOf(
  { database, clock, originatorOf }: DetailsDeps,
  customerId: string,
): Promise<UserDetail> {
  const row = await database
    .selectFrom('customers')
    .leftJoin('partner_leads', 'partner_leads.accepted_by', 'customers.id')
    .select([
      'title_id',
      'customers.forename',
      'middlename',
      'customers.surname',
      'email',
      'contact_number',
      'date_of_birth',
      'registered_at',
      'password_hash',
      'partner_leads.id as lead_id',
      'email_address',
      'welcome_message_id',
      'app_id',
    ])
    .where('customers.id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw new ApiError('NOT_FOUND');
  const originator = await originatorOf(customerId, row.app_id);
  return {
    userId: customerId,
    title: TITLES.find(({ id }) => id === row.title_id)?.name ?? null,
    forename: row.forename,
    middlename: row.middlename,
    surname: row.surname,
    email: row.email ?? row.email_address,
    contactNumber: row.contact_number,
    dateOfBirth: row.date_of_birth,
    isRegistered: row.registered_at !== null,
    hasPassword: row.password_hash !== null,
    mayChoosePassword: row.password_hash === null && mayChooseFirstPassword(row.registered_at, clock.now()),
    welcomeMessageId: chooseWelcomeMessageId({ welcomeMessageId: row.welcome_message_id }, originator),
  };
}
