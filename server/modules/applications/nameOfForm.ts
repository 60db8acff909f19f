import type { ApplicationForm } from '@towpath/domain/applications/form.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { seesHealth } from '../cases/opening.ts';
import { formWithoutWhy } from './healthIn.ts';

/** What a form is called for somebody of the staff: both kinds of Breathing Space alike for who may not see facts of health. */
export function nameOfForm(form: ApplicationForm, who: StaffCaller): string {
  return (seesHealth(who) ? form : formWithoutWhy(form)).name;
}
