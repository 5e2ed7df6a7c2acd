-- Why a withdrawal came to nothing is a code, which is worded in both languages when it is read.
update withdrawals set failure = case failure
  when 'A conta bancária foi apagada.' then 'no_account'
  when 'O provedor de pagamentos não aceitou o saque. Confira a conta bancária e o titular.' then 'rejected'
  when 'O banco não aceitou o depósito. Confira agência, conta e titular.' then 'refused_by_bank'
  when 'O banco devolveu o depósito. Confira agência, conta e titular.' then 'sent_back'
  when 'Um pagamento deste saque foi contestado no banco, e o valor dele espera a decisão.' then 'disputed'
  else case state when 'returned' then 'sent_back' when 'cancelled' then 'disputed' else 'rejected' end
end
where failure is not null;
alter table withdrawals add constraint withdrawals_failure_check
  check (failure in ('no_account', 'rejected', 'refused_by_bank', 'sent_back', 'disputed'));
