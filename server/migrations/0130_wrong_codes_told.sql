-- That the owner of an account is told where somebody knows their password and gives wrong codes. Expand only: a release
-- from before tells nobody.
-- When they were told last: once a day is enough.
alter table second_factors add column wrong_codes_told_at timestamptz;
-- From where a wrong code was given for it last, as the key of the tries from there. Null where none was.
alter table login_challenges add column refused_from bytea;
