package dev.tripatch.ui.app.rescue;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.workspace.ComparisonMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * What a person typed into documents that they visited: a lesson's, for example.
 *
 * @param place the documents as they were before
 * @param isShown whether the panes showed them
 * @param texts what was typed, each under the name that the window has for it
 */
record KeptVisit(Visited place, boolean isShown, List<KeptText> texts) {

  private static final String VISIT = "VISIT/";
  private static final String PLACE = "/PLACE";

  /** The texts to keep: one that says what was visited, and those that were typed. */
  Stream<KeptText> kept() {
    if (texts.isEmpty()) {
      return Stream.empty();
    }
    String json = JsonData.write(StoredPlace.of(place));
    String start = VISIT + UUID.nameUUIDFromBytes(json.getBytes(StandardCharsets.UTF_8)).toString();
    return Stream.concat(
        Stream.of(new KeptText(start + PLACE, place.words(), Optional.empty(), isShown, json)),
        texts.stream().map(text -> named(start + "/" + text.pane(), text)));
  }

  private static KeptText named(String pane, KeptText text) {
    return new KeptText(pane, text.name(), text.origin(), text.shown(), text.text());
  }

  /** Whether a text was typed into visited documents, or says which these were. */
  static boolean isOfOne(KeptText text) {
    return text.pane().startsWith(VISIT) && text.pane().indexOf('/', VISIT.length()) > 0;
  }

  /** Whether a text only says what was visited. */
  static boolean isPlace(KeptText text) {
    return isOfOne(text) && text.pane().endsWith(PLACE);
  }

  /** Whether two texts belong to the same visit. */
  static boolean areOfTheSame(KeptText one, KeptText other) {
    return isOfOne(one) && visit(one).equals(visit(other));
  }

  /** What tells the visits apart; empty for a text that was typed into none. */
  static String visit(KeptText text) {
    return isOfOne(text) ? text.pane().substring(0, text.pane().indexOf('/', VISIT.length())) : "";
  }

  /** The text under the name that the window has for it. */
  static KeptText inWindow(KeptText text) {
    return isOfOne(text) ? named(text.pane().substring(visit(text).length() + 1), text) : text;
  }

  /** The visits among kept texts, that which was shown last. */
  static List<KeptVisit> among(List<KeptText> all) {
    List<KeptVisit> visits = new ArrayList<>();
    for (KeptText each : all) {
      if (isPlace(each)) {
        List<KeptText> typed =
            all.stream()
                .filter(text -> areOfTheSame(each, text) && !isPlace(text))
                .map(KeptVisit::inWindow)
                .toList();
        place(each.text())
            .map(place -> new KeptVisit(place, each.shown(), typed))
            .ifPresent(visit -> visits.add(visit.isShown() ? visits.size() : 0, visit));
      }
    }
    return visits;
  }

  private static Optional<Visited> place(String json) {
    try {
      return Optional.of(JsonData.read(json, StoredPlace.class).visited());
    } catch (DataFault | IllegalArgumentException | NoSuchElementException ofAnotherVersion) {
      return Optional.empty();
    }
  }

  private record StoredPlace(
      Optional<Visited.Kind> kind,
      Optional<String> title,
      Optional<Map<String, String>> documents,
      Optional<PatchFormat> format,
      Optional<String> patchName,
      Optional<String> patch,
      Optional<ComparisonMode> mode) {

    static StoredPlace of(Visited place) {
      Map<String, String> documents = new TreeMap<>();
      place.documents().forEach((role, text) -> documents.put(role.name(), text));
      return new StoredPlace(
          Optional.of(place.kind()),
          Optional.of(place.title()),
          Optional.of(documents),
          place.patch().map(WrittenText::format),
          place.patch().map(written -> written.text().name()),
          place.patch().map(written -> written.text().text()),
          place.mode());
    }

    Visited visited() {
      Map<Role, String> texts = new EnumMap<>(Role.class);
      documents.orElseThrow().forEach((role, text) -> texts.put(Role.valueOf(role), text));
      return new Visited(
          kind.orElseThrow(),
          title.orElseThrow(),
          texts,
          format.map(
              each -> new WrittenText(each, new NamedText(patchName.orElse(""), patch.orElse("")))),
          mode);
    }
  }
}
