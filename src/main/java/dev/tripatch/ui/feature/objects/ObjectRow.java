package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Tally;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.workspace.objects.ChangeGroup.Changed;
import dev.tripatch.workspace.objects.FieldChange;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Totals;
import dev.tripatch.workspace.objects.Unread;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An object of the list, or a text that holds none that can be read. */
public final class ObjectRow {
  private final int number;
  private Optional<ObjectPair> pair;
  private final Optional<Unread> unread;
  private Optional<ObjectSummary> summary = Optional.empty();
  private Optional<Seen> seen = Optional.empty();
  private List<FieldChange> first = List.of();
  private Optional<List<Changed<ObjectRow>>> changes = Optional.empty();
  private List<FieldPath> drifted = List.of();
  private Totals totals = Totals.NOTHING;
  private String name;
  private String detail;
  private boolean isModified;
  private boolean isWaiting;

  /** How far decisions were when the panes showed it, with what is to do in the cluster. */
  record Seen(Tally tally, List<String> toDo) {}

  private ObjectRow(int number, Optional<ObjectPair> pair, Optional<Unread> unread) {
    this.number = number;
    this.pair = pair;
    this.unread = unread;
    this.name = nameOf(pair, unread);
    this.detail = detailOf(pair, unread);
    this.summary = unread.map(each -> ObjectSummary.of(ObjectState.NOT_READABLE, each.sentence()));
  }

  static ObjectRow of(int number, ObjectPair pair) {
    return new ObjectRow(number, Optional.of(pair), Optional.empty());
  }

  static ObjectRow of(int number, Unread unread) {
    return new ObjectRow(number, Optional.empty(), Optional.of(unread));
  }

  /**
   * Goes on from how it was listed before, if it was: what was decided about it is known.
   *
   * @param isLiveToCome whether live of it is still to come; until then it is what it was
   */
  void follow(Optional<ObjectRow> before, boolean isLiveToCome) {
    before.ifPresent(
        known -> {
          seen = known.seen;
          if (isLiveToCome) {
            first = known.first;
            summary = known.summary;
            pair.ifPresent(own -> setPair(own.withLive(known.pair().flatMap(ObjectPair::live))));
          }
        });
    isWaiting = isLiveToCome;
  }

  /** Whether live of it is still to come. */
  public boolean isWaiting() {
    return isWaiting;
  }

  /** Live came, or will not come; whoever calls it tells {@link ObjectRows#changed}. */
  void setPair(ObjectPair now) {
    pair = Optional.of(now);
    name = nameOf(pair, unread);
    detail = detailOf(pair, unread);
    isWaiting = false;
  }

  /** Which one it is, in the order of the files. */
  int number() {
    return number;
  }

  /** The object; empty if its text cannot be read. */
  public Optional<ObjectPair> pair() {
    return pair;
  }

  /** The text that cannot be read; empty for an object. */
  public Optional<Unread> unread() {
    return unread;
  }

  /** The file that it is in, the first of several; empty if it is in none. */
  public Optional<Path> file() {
    return pair.flatMap(each -> each.first().file().path()).or(() -> unread.flatMap(Unread::file));
  }

  /** Its name; the file's where there is none. */
  public String name() {
    return name;
  }

  /** {@code shop/Deployment/web}; its name if it cannot be read. */
  public String title() {
    return pair.map(each -> each.name().toString()).orElse(name);
  }

  private static String nameOf(Optional<ObjectPair> pair, Optional<Unread> unread) {
    return pair.map(each -> each.name().name())
        .or(() -> unread.flatMap(Unread::file).map(file -> String.valueOf(file.getFileName())))
        .map(VisibleText::line)
        .orElse("");
  }

  /** {@code Deployment · shop}; what is wrong with a text that cannot be read. */
  public String detail() {
    return detail;
  }

  private static String detailOf(Optional<ObjectPair> pair, Optional<Unread> unread) {
    return pair.map(ObjectPair::name)
        .map(
            own ->
                Stream.of(own.kind(), own.namespace())
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(" · ")))
        .or(() -> unread.map(Unread::message))
        .map(VisibleText::line)
        .orElse("");
  }

  /** All that is to be known of it, for a tooltip. */
  public String words() {
    return unread
        .map(Unread::sentence)
        .orElseGet(
            () ->
                Stream.of(
                        pair.stream().flatMap(ObjectPair::all).map(found -> found.place()),
                        pair.stream().flatMap(each -> each.remarks().stream()),
                        stale().stream(),
                        getSummary().map(ObjectSummary::message).stream())
                    .flatMap(part -> part)
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining("\n")));
  }

  /** Why live could not be read again, while it shows what it was before; empty if it is new. */
  Optional<String> stale() {
    return pair.filter(each -> each.live().isPresent()).flatMap(ObjectPair::unreadLive);
  }

  /** Whether all of some words, in lower case, are in its name, kind or namespace. */
  boolean has(List<String> words) {
    if (words.isEmpty()) {
      return true;
    }
    String own =
        pair.map(ObjectPair::name)
            .map(ObjectName::toString)
            .orElseGet(this::name)
            .toLowerCase(Locale.ROOT);
    return words.stream().allMatch(own::contains);
  }

  /** What becomes of it; empty while nobody knows. */
  public Optional<ObjectState> state() {
    return summary.map(ObjectSummary::state);
  }

  /** What becomes of it, in short; empty while nobody knows. */
  public Optional<ObjectSummary> getSummary() {
    return summary;
  }

  /** Whoever sets something tells {@link ObjectRows#changed}. */
  void setSummary(ObjectSummary now) {
    if (summary.isEmpty()) {
      first = now.changes();
    }
    summary = Optional.of(now);
    changes = Optional.empty();
  }

  /** How far decisions are, if the panes showed it. */
  Optional<Seen> seen() {
    return seen;
  }

  /** Whether a person was there: it was shown, or is edited. */
  boolean isUsed() {
    return isModified || seen.isPresent();
  }

  void setSeen(Seen now) {
    seen = Optional.of(now);
    changes = Optional.empty();
  }

  /**
   * What becomes of its fields, and what was decided about them; what was decided stays listed.
   * Empty while nobody knows.
   */
  public List<Changed<ObjectRow>> changes() {
    if (changes.isEmpty()) {
      List<Changed<ObjectRow>> now = listChanges();
      changes = Optional.of(now);
      drifted = listDrifted(now);
      totals = Totals.of(summary, tally(), isSecret() ? 0 : drifted.size());
    }
    return changes.get();
  }

  /** Of what cannot be compared now nobody knows the conflicts. */
  private Optional<Tally> tally() {
    return seen.map(Seen::tally).filter(known -> state().filter(ObjectState::isTrouble).isEmpty());
  }

  /** What is sent as a whole counts as one as long as nothing is decided inside it. */
  private static List<FieldPath> listDrifted(List<Changed<ObjectRow>> now) {
    Set<FieldPath> decidedInside =
        now.stream()
            .filter(each -> each.change().isPart() && !each.decided().isEmpty())
            .flatMap(each -> each.change().whole().stream())
            .collect(Collectors.toSet());
    Set<FieldPath> asOne =
        now.stream()
            .filter(each -> each.change().isInParts() && each.change().kind().isDrift())
            .map(each -> each.change().path())
            .filter(path -> !decidedInside.contains(path))
            .collect(Collectors.toSet());
    return now.stream()
        .filter(each -> each.decided().isEmpty() && each.change().kind().isDrift())
        .filter(
            each ->
                each.change().isPart()
                    ? each.change().whole().filter(asOne::contains).isEmpty()
                    : !decidedInside.contains(each.change().path()))
        .map(each -> each.change().path())
        .toList();
  }

  private List<Changed<ObjectRow>> listChanges() {
    Tally tally = tally().orElse(Tally.NONE);
    List<FieldChange> now = summary.map(ObjectSummary::changes).orElse(List.of());
    Set<FieldPath> changing = now.stream().map(FieldChange::path).collect(Collectors.toSet());
    Stream<FieldChange> settled =
        first.stream()
            .filter(each -> !changing.contains(each.path()))
            .filter(
                each ->
                    tally.at(each.path()).isPresent() || tally.undecided().contains(each.path()));
    boolean isSecret = isSecret();
    return Stream.concat(now.stream(), settled)
        .map(each -> new Changed<>(this, isSecret, each, tally.at(each.path()).orElse("")))
        .toList();
  }

  /** Whether it is a Secret: those are decided one at a time. */
  boolean isSecret() {
    return pair.filter(ObjectPair::isSecret).isPresent();
  }

  /** The undecided fields that only live changed. */
  List<FieldPath> drifted() {
    changes();
    return drifted;
  }

  /** What it adds to the list. */
  Totals totals() {
    changes();
    return totals;
  }

  /** How many conflicts are undecided; before anybody saw them, all that its summary knows. */
  public int undecided() {
    return totals().undecided();
  }

  /** How many conflicts a person has decided. */
  public int decided() {
    return totals().decided();
  }

  /** Whether something was typed into it that is not saved. */
  public boolean isModified() {
    return isModified;
  }

  /** How many of these are not saved. */
  public static int unsavedIn(List<ObjectRow> rows) {
    return (int) rows.stream().filter(ObjectRow::isModified).count();
  }

  void setModified(boolean now) {
    isModified = now;
  }
}
