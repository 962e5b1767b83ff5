package dev.tripatch.workspace.helm;

import dev.tripatch.prose.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Why Helm did not answer, by its words (3.17, 4.2) that say so; the first that fits counts. */
public enum HelmFailureKind implements Wording {
  /** There is no helm. */
  NO_HELM,
  /** It did not start. */
  NOT_STARTED,
  /** The deadline passed. */
  TOO_SLOW,
  /** It printed more than is read. */
  TOO_MUCH,
  /** The person ended it. */
  CANCELLED,
  /** What it printed is not what was asked for. */
  UNREADABLE,
  /** A webhook says no, in whatever words. */
  WEBHOOK_DENIED("admission webhook \"[^\"]*\" denied the request"),
  /** The chart does not render. */
  NOT_RENDERED(
      "template: |executing \"|execution error at|parse error|values don't meet the"
          + " specifications"),
  /** No revision of the release can be compared with. */
  NOTHING_DEPLOYED("has no deployed releases"),
  /** An earlier upgrade runs, or was ended. */
  BUSY("another operation \\([^)]*\\) is in progress"),
  /** There is no such release. */
  NO_RELEASE("release: not found"),
  /** An object of the chart belongs to somebody else. */
  NOT_OWNED("cannot be imported into the current release|invalid ownership metadata"),
  /** The kubeconfig does not have the context. */
  NO_CONTEXT("context \"[^\"]*\" does not exist"),
  /** The kubeconfig cannot be used. */
  BROKEN_CONFIG("invalid configuration|error loading config"),
  /** The rights are missing. */
  FORBIDDEN("is forbidden: User "),
  /** A login program asks, or fails. */
  LOGIN("getting credentials|exec plugin|must be logged in|Unauthorized|provide credentials"),
  /** Nothing listens, or nothing answers. */
  UNREACHABLE("(?i)kubernetes cluster unreachable|connection refused|no such host|i/o timeout"),
  /** The option is newer than this Helm, or older. */
  UNKNOWN_OPTION(
      "unknown flag: |unknown shorthand flag: |invalid argument .* for \"--|invalid/unknown release"
          + " "),
  /** The custom resource's kind is not known to the cluster. */
  NO_KIND("no matches for kind"),
  /** A file of values cannot be read. */
  NO_VALUES("failed to parse|error unmarshaling|failed parsing|open .*: no such file"),
  /** There is no such chart. */
  NO_CHART(
      "path \".*\" not found|non-absolute URLs should be|chart \".*\" .*not found|Chart.yaml file"
          + " is missing|repo .* not found|failed to download|could not find (?!expected|the"
          + " requested)|not a valid chart"),
  /** Anything else; the words say it. */
  OTHER("");

  private final Optional<Pattern> words;

  HelmFailureKind() {
    this.words = Optional.empty();
  }

  HelmFailureKind(String words) {
    this.words = Optional.of(Pattern.compile(words));
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".what", name() + ".remedy");
  }

  /** What happened, in one sentence. */
  String what(String asked) {
    return part("what", "asked", asked);
  }

  /** What to do about it. */
  String remedy(String asked) {
    return part("remedy", "asked", asked);
  }

  static HelmFailureKind of(String said) {
    return Arrays.stream(values())
        .filter(kind -> kind.words.filter(each -> each.matcher(said).find()).isPresent())
        .findFirst()
        .orElse(OTHER);
  }
}
