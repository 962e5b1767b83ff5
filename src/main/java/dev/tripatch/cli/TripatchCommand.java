package dev.tripatch.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tripatch}: what {@code --help} shows. */
@Command(
    name = "tripatch",
    customSynopsis = {
      "tripatch [--local FILE] [--live FILE] [--last-applied FILE] [--object OBJECT]",
      "         [--schema FILE|NAME] [--merge-tool]",
      "       tripatch FILE.tripatch",
      "       tripatch COMMAND [OPTION...]"
    },
    description = {
      "Shows what kubectl apply does to a Kubernetes object, field by field, and why.",
      "Without a command it opens the window; without documents it shows an example.",
      ""
    },
    commandListHeading = "%nCommands (for more, use COMMAND --help):%n",
    footer = {
      "  render       Draws the window to a picture: tripatch render OUT.png [OPTION...]",
      "",
      "Examples:",
      "  tripatch --local web.yaml --live live.yaml",
      "  kubectl get deployment web -o yaml | tripatch patch --local web.yaml --live -",
      "  tripatch --merge-tool --local web.yaml --live live.yaml --last-applied old.yaml",
      "  tripatch explain --local web.yaml --live live.yaml --field spec.replicas",
      "  tripatch apply --patch patch.yaml --live live.yaml",
      "  kubectl apply -f web.yaml 2>&1 | tripatch open-error -",
      "  tripatch export --as kubectl --shell zsh --local web.yaml --live live.yaml",
      "  tripatch schema show deploy spec.template.spec.containers",
      "  tripatch render window.png --local web.yaml --live live.yaml --theme dark",
      "",
      "Exit codes: 0 nothing to do, 1 there is a patch, 2 or more an error.",
      "With --merge-tool the window asks about undecided conflicts when it closes, and says what is"
          + " left:",
      "0 all decided, 1 conflicts undecided (printed), 2 an error. Else it ends with 0, or 2."
    })
final class TripatchCommand {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version.")
  boolean version;

  @Option(
      names = "--licenses",
      description = "Show the licences of Tripatch and of all that comes with it.")
  boolean licenses;
}
