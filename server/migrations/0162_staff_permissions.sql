-- What the console's later parts ask for. A role that an operator has changed since keeps what they gave it.
update staff_roles set permissions = permissions || case role
  when 'administrator' then '{"see figures","see log","manage staff","manage partners"}'::text[]
  else '{"see people","see cases","see health","change cases","confirm advice","chat","book"}'::text[]
    || case role
      when 'approver' then '{"approve changes","see figures"}'::text[]
      when 'supervisor' then '{"approve changes","see figures","see log"}'::text[]
      else '{}'::text[]
    end
  end
where (role = 'administrator' and permissions = '{}')
   or (role in ('adviser', 'approver', 'supervisor') and permissions = '{"see work","take work"}');
