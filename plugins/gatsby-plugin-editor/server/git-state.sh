# Prints the branch to push to or HEAD, the current branch, and the files of content/ that differ.
# Ends at the first command that fails, so that its message is shown.
set -e
git rev-parse --git-dir >/dev/null
branch=$(git rev-parse --abbrev-ref "@{upstream}" 2>/dev/null) || branch=HEAD
echo "$branch"
# An empty line for a detached HEAD.
git symbolic-ref --quiet --short HEAD || echo
# By default (core.quotePath), Git writes codes for letters that are not in ASCII.
git -c core.quotePath=false diff --relative --name-only --merge-base "$branch" -- content
git -c core.quotePath=false ls-files --others --exclude-standard -- content
