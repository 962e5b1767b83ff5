package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.document.reader.KindWord;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.overlay.SchemaPaths;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the kind that a person means: {@code deploy}, {@code deployments.apps}, {@code Pod}.
 *
 * @param apiVersion the one that is wanted: {@code apps/v1}, or a group alone; empty for the
 *     preferred one
 */
public record KindChooser(List<KnownKind> kinds, Optional<String> apiVersion) {
  private static final Pattern VERSION = Pattern.compile("v(\\d+)(?:(alpha|beta)(\\d+))?");
  private static final int SHOWN = 5;

  /** Ends the kinds that nobody writes. */
  private static final String LIST = "List";

  private static final int BEGINNING = 5;

  /** As the API server orders them: stable ones first, newer ones first, the core group first. */
  private static final Comparator<KnownKind> PREFERRED =
      Comparator.comparingInt((KnownKind kind) -> -rank(version(kind)))
          .thenComparing(KindChooser::group);

  /**
   * A kind and a field of it.
   *
   * @param kind the kind
   * @param path the way to the field, if it followed the kind, as kubectl explain takes it
   * @param others what the word may mean, too
   */
  public record Chosen(KnownKind kind, List<String> path, List<KnownKind> others) {}

  /** The kind of a word. */
  public Chosen choose(String word) throws StopException {
    StopException.when(word.isBlank(), InputWording.KIND_EMPTY.text());
    int dot = word.indexOf('.');
    String name = dot < 0 ? word : word.substring(0, dot);
    String rest = dot < 0 ? "" : word.substring(dot + 1);
    List<KnownKind> meant = all(name).toList();
    List<KnownKind> inGroup = meant.stream().filter(kind -> isIn(kind, rest)).toList();
    List<KnownKind> found = rest.isEmpty() || inGroup.isEmpty() ? meant : inGroup;
    if (found.isEmpty()) {
      throw unknown(name);
    }
    return new Chosen(
        found.getFirst(),
        rest.isEmpty() || !inGroup.isEmpty() ? List.of() : SchemaPaths.read(rest),
        found.subList(1, found.size()));
  }

  /** All kinds of a word, the preferred one first. */
  public List<KnownKind> all(List<String> words) throws StopException {
    List<KnownKind> found = new ArrayList<>();
    for (String word : words) {
      Chosen chosen = choose(word);
      found.add(chosen.kind());
      if (apiVersion.isEmpty()) {
        found.addAll(chosen.others());
      }
    }
    return found.stream().distinct().toList();
  }

  private Stream<KnownKind> all(String name) {
    return kinds.stream()
        .filter(kind -> KindWord.means(name, kind.kind()))
        .filter(
            kind ->
                apiVersion
                    .filter(
                        wanted -> !wanted.equals(kind.apiVersion()) && !wanted.equals(group(kind)))
                    .isEmpty())
        .sorted(PREFERRED);
  }

  private static boolean isIn(KnownKind kind, String words) {
    String group = group(kind);
    return words.equals(group)
        || words.equals(version(kind) + "." + group)
        || words.equals(version(kind)) && group.isEmpty();
  }

  private StopException unknown(String name) {
    List<String> versions =
        kinds.stream()
            .filter(kind -> KindWord.means(name, kind.kind()))
            .map(KnownKind::apiVersion)
            .distinct()
            .toList();
    if (!versions.isEmpty()) {
      return StopException.located(
          List.of(
              Messages.PROGRAM
                  + InputWording.NOT_KNOWN_IN.text("kind", name, "version", apiVersion.orElse("")),
              Messages.INDENT
                  + InputWording.KNOWN_IN.text("versions", String.join(", ", versions))));
    }
    List<String> near =
        near(name, kinds.stream().map(KnownKind::kind).filter(kind -> !kind.endsWith(LIST)));
    return StopException.located(
        List.of(
            Messages.PROGRAM + InputWording.NO_KIND.text("kind", name),
            Messages.INDENT
                + (near.isEmpty()
                    ? InputWording.BRING_SCHEMA.text()
                    : InputWording.IS_MEANT.text("names", String.join(" or ", near)))));
  }

  /** The names that may be meant by another. */
  public static List<String> near(String name, Stream<String> names) {
    return names
        .distinct()
        .filter(each -> EditDistance.isSlip(name, each) || isAlike(name, each))
        .sorted(
            Comparator.comparingInt((String each) -> EditDistance.of(name, each))
                .thenComparing(Comparator.naturalOrder()))
        .limit(SHOWN)
        .toList();
  }

  /** Whether they begin the same, or one is in the other. */
  private static boolean isAlike(String name, String other) {
    String lower = name.toLowerCase(Locale.ROOT);
    return name.length() >= BEGINNING
            && name.regionMatches(true, 0, other, 0, Math.min(BEGINNING, other.length()))
        || name.length() > 2 && other.toLowerCase(Locale.ROOT).contains(lower);
  }

  private static int rank(String version) {
    Matcher read = VERSION.matcher(version);
    if (!read.matches() || read.group(1).length() > 4) {
      return 0;
    }
    String stage = read.group(2);
    int stability = stage == null ? 3 : stage.equals("beta") ? 2 : 1;
    return stability * 100_000 + Integer.parseInt(read.group(1));
  }

  private static String version(KnownKind kind) {
    return GroupVersion.of(kind.apiVersion()).version();
  }

  private static String group(KnownKind kind) {
    return GroupVersion.of(kind.apiVersion()).group();
  }
}
