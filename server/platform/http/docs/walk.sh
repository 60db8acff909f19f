API=http://localhost:3000/api/core
post() { curl -sS --fail-with-body -X POST "$API$1" -H "Authorization: $WHO" -H 'Content-Type: application/json' -d "$2"; }
get() { curl -sS --fail-with-body "$API$1" -H "Authorization: $WHO"; }
value() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

# A credential for a guest
WHO="Basic $(post /sessions/guest '{}' | value basicAuthToken)"

# The first questionnaire: its steps, and an answer to each that comes
post /customers/create-journey '{}'
get /journeys/mine/pages
# Which step is open: `position` says so after each answer
get /journeys/mine/status
post /answers/mine '{"stepId":"nation","answers":[{"id":"nation.england","value":"England"}]}'
post /answers/mine '{"stepId":"housing","answers":[{"id":"housing.private","value":"Rent from a private landlord"}]}'
post /answers/mine '{"stepId":"debt-count","answers":[{"id":"debt-count.some","value":"3 to 5"}]}'
post /answers/mine '{"stepId":"debt-total","answers":[{"id":"debt-total.10000-20000","value":"£10,000 - £20,000"}]}'
post /answers/mine '{"stepId":"birth-date","answers":[{"id":"birth-date.date","value":"1985-03-27"}]}'
post /answers/mine '{"stepId":"formal-plan","answers":[{"id":"formal-plan.none","value":"No"}]}'
post /answers/mine '{"stepId":"employment","answers":[{"id":"employment.full-time","value":"Work full time"}]}'
post /answers/mine '{"stepId":"bills","answers":[{"id":"bills.missed-some","value":"I’ve missed one or two payments"}]}'
post /answers/mine '{"stepId":"arrears","answers":[{"id":"arrears.council-tax","value":"Council tax"},{"id":"arrears.energy","value":"Gas or electricity"}]}'
post /answers/mine '{"stepId":"urgent","answers":[{"id":"urgent.none","value":"None of these"}]}'
post /answers/mine '{"stepId":"income","answers":[{"id":"income.amount","value":"1,650"}]}'
post /answers/mine '{"stepId":"spend-home","answers":[{"id":"spend-home.amount","value":"700"}]}'
post /answers/mine '{"stepId":"spend-food","answers":[{"id":"spend-food.amount","value":"320"}]}'
post /answers/mine '{"stepId":"spend-bills","answers":[{"id":"spend-bills.amount","value":"260"}]}'
post /answers/mine '{"stepId":"spend-travel","answers":[{"id":"spend-travel.amount","value":"120"}]}'
post /answers/mine '{"stepId":"spend-other","answers":[{"id":"spend-other.amount","value":"90"}]}'

# An account, with an email of your own; from here on its credential
WHO="Bearer $(post /users/customer/register '{"email":"danielle@towpath.example","firstName":"Danielle","lastName":"Hughes","stepId":"account"}' | value accessToken)"
post /consents/mine '{"consentTypeId":3,"consentChannelTypeId":1,"hasConsented":false}'
post /consents/mine '{"consentTypeId":3,"consentChannelTypeId":2,"hasConsented":false}'
post /answers/mine '{"stepId":"consents","answers":[]}'
post /answers/mine '{"stepId":"creditors","answers":[{"id":"creditors.credit-card","value":"Credit or store cards"},{"id":"creditors.overdraft","value":"A bank overdraft"}]}'
post /answers/mine '{"stepId":"phone","answers":[{"id":"phone.number","value":"07700 900123"}]}'

# A first look at what could help
get /advice/mine/qualifier

# The full review
post /customers/create-next-journey '{}'
get /journeys/mine/pages
post /answers/mine '{"stepId":"usual-home","answers":[{"id":"usual-home.yes","value":"Yes, I usually live there"}]}'
post /answers/mine '{"stepId":"owns","answers":[{"id":"owns.none","value":"None of these"}]}'
post /answers/mine '{"stepId":"savings","answers":[{"id":"savings.amount","value":"0"}]}'

# Steps that are done by a call of their own, then passed with an empty list
post /household/mine '{"stepId":"household","dependentsUnder16":0,"dependentsUnder18":0,"dependentsOver18":0,"additionalAdults":0}'
post /answers/mine '{"stepId":"household","answers":[]}'
post /answers/mine '{"stepId":"health","answers":[]}'
post /answers/mine '{"stepId":"work","answers":[{"id":"work.none","value":"None of these"}]}'
post /answers/mine '{"stepId":"earlier-plans","answers":[{"id":"earlier-plans.none","value":"None of these"}]}'
post /answers/mine '{"stepId":"happened","answers":[{"id":"happened.none","value":"None of these"}]}'
post /answers/mine '{"stepId":"pressing","answers":[{"id":"pressing.none","value":"None of these"}]}'
get /debts/credit-types
post /debts/mine?stepId=debts '{"initialCreditorName":"Kestrel Cards","creditTypeId":1,"currentBalance":9000,"regularPaymentAmount":105,"isJoint":false,"hasLegalAction":false,"isSecured":false,"hasAttachmentOfEarnings":false,"isInArrears":true,"arrears":210,"hasArrangement":false,"isForBusiness":false,"cameFromFraud":false,"isDisputed":false,"isVeryOld":false}'
post /answers/mine '{"stepId":"debts","answers":[]}'
post /answers/mine '{"stepId":"debt-details","answers":[]}'
post /answers/mine '{"stepId":"debts-summary","answers":[]}'

# The budget: each category is submitted, also where nothing is in it
get /sfs/frequencies
get /sfs/income/categories
get /sfs/expenditure/categories
post /sfs/mine/income/category '{"categoryId":1,"types":[{"typeId":1001,"frequencyId":1,"amount":"1,500"}]}'
post /sfs/mine/income/category '{"categoryId":2,"types":[]}'
post /sfs/mine/income/category '{"categoryId":3,"types":[]}'
post /sfs/mine/income/category '{"categoryId":4,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":11,"types":[{"typeId":2001,"frequencyId":1,"amount":"600"},{"typeId":2006,"frequencyId":1,"amount":"120"},{"typeId":2008,"frequencyId":1,"amount":"","deviationReasonId":301}]}'
post /sfs/mine/expenditure/category '{"categoryId":12,"types":[{"typeId":2011,"frequencyId":1,"amount":"60"},{"typeId":2012,"frequencyId":1,"amount":"60"}]}'
post /sfs/mine/expenditure/category '{"categoryId":13,"types":[{"typeId":2021,"frequencyId":1,"amount":"30"}]}'
post /sfs/mine/expenditure/category '{"categoryId":14,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":15,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":16,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":17,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":18,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":19,"types":[]}'
post /sfs/mine/expenditure/category '{"categoryId":21,"types":[{"typeId":3002,"frequencyId":1,"amount":"60"}]}'
post /sfs/mine/expenditure/category '{"categoryId":22,"types":[{"typeId":3011,"frequencyId":1,"amount":"280"}]}'
post /sfs/mine/expenditure/category '{"categoryId":23,"types":[{"typeId":3021,"frequencyId":1,"amount":"50"}]}'
post /sfs/mine/expenditure/category '{"categoryId":31,"types":[]}'
get /sfs/mine/sfs/complete
post /answers/mine '{"stepId":"budget","answers":[]}'
post /consents/mine '{"consentTypeId":1,"consentChannelTypeId":1,"hasConsented":false}'
post /answers/mine '{"stepId":"budget-summary","answers":[]}'
post /answers/mine '{"stepId":"changes","answers":[{"id":"changes.none","value":"None of these"}]}'

# The advice, and what of it can be kept as PDF
get /advice/mine/recommendation
get /papers/mine
