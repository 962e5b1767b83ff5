cask "tripatch" do
  arch arm: "aarch64", intel: "x64"

  version "@VERSION@"
  sha256 arm:   "@SHA256 tripatch-@VERSION@-mac-aarch64.dmg@",
         intel: "@SHA256 tripatch-@VERSION@-mac-x64.dmg@"

  url "@BASE@/tripatch-#{version}-mac-#{arch}.dmg"
  name "Tripatch"
  desc "Visual diff and merge editor for Kubernetes strategic merge patch"
  homepage "@HOME@"

  depends_on macos: ">= :monterey"

  app "Tripatch.app"
  binary "#{appdir}/Tripatch.app/Contents/bin/tripatch"
  binary "#{appdir}/Tripatch.app/Contents/bin/kubectl-tripatch"
  binary "#{appdir}/Tripatch.app/Contents/bin/kubectl_complete-tripatch"
end
