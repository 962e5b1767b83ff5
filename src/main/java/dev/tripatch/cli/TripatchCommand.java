package dev.tripatch.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch}: what {@code --help} shows. */
@Command(
    name = "tripatch",
    versionProvider = VersionText.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "Shows what kubectl apply does to an object, and why.",
      "Without a command it opens the window; without documents it shows an example.",
      ""
    },
    footer = {
      "  render   Draws the window to a picture: tripatch render OUT.png [options].",
      "",
      "Examples:",
      "  tripatch --local web.yaml --live live.yaml",
      "  kubectl get deployment web -o yaml | tripatch patch --local web.yaml --live -",
      "  tripatch explain --local web.yaml --live live.yaml --field spec.replicas",
      "  tripatch apply --live live.yaml --patch patch.yaml",
      "  tripatch render window.png --local web.yaml --live live.yaml --theme dark",
      "",
      "Exit codes: 0 nothing to do, 1 there is a patch, 2 an error."
    })
final class TripatchCommand {
  @Mixin DocumentOptions documents = new DocumentOptions();
}
