# Prints the branch to push to or HEAD, and the files of content/ that differ from it.
# By default (core.quotePath), Git writes codes for letters that are not in ASCII.
branch=$(git rev-parse --abbrev-ref "@{upstream}") || branch=HEAD
echo "$branch"
git -c core.quotePath=false diff --relative --name-only --merge-base "$branch" -- content
git -c core.quotePath=false ls-files --others --exclude-standard -- content
