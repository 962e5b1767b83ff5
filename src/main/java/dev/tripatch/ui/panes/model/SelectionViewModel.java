package dev.tripatch.ui.panes.model;

import dev.tripatch.decide.Tally;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.ReadingOrder;
import dev.tripatch.show.table.Why;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * What commands are about, in most cases the one selected field of the window, and the way from
 * change to change.
 */
public final class SelectionViewModel {

  private final ComparisonViewModel comparison;
  private final ReadOnlyObjectWrapper<Optional<Choice>> choice =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Subject>> subject =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Why>> why =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper position = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
  private Optional<End> refused = Optional.empty();
  private Supplier<Tally> tally = () -> Tally.NONE;
  private IntSupplier opening = () -> 0;
  private final KeptOrder kept = new KeptOrder();
  private int turn;
  private int acts;
  private boolean awaited;
  private boolean wasThere;

  /**
   * A selected field.
   *
   * @param path the field
   * @param origin the pane it was chosen in, which need not scroll; empty if it was chosen
   *     elsewhere
   * @param turn counts the choices: a field that is chosen once more is shown once more; what took
   *     the place of a field that is gone has its turn, and nothing scrolls
   */
  public record Choice(FieldPath path, Optional<Role> origin, int turn) {

    /** Whether nobody chose: what held a field that is gone took its place. */
    public static boolean isMoved(Optional<Choice> before, Optional<Choice> now) {
      return now.isPresent() && now.map(Choice::turn).equals(before.map(Choice::turn));
    }
  }

  /** A way that has reached its end. */
  private record End(Stop stop, int direction) {}

  /** Selects in what the comparison shows. */
  public SelectionViewModel(ComparisonViewModel comparison) {
    this.comparison = comparison;
    comparison.viewProperty().subscribe((before, now) -> answered(now));
    comparison.errors().shownProperty().subscribe((before, now) -> refresh());
  }

  /**
   * A field that was in the documents and no longer is gives way to what held it, unless a person
   * decided so: then the hand stays where it is.
   */
  private void answered(Optional<ComparisonView> now) {
    way();
    Optional<Choice> chosen = choice.get();
    if (now.isPresent() && chosen.isPresent()) {
      FieldPath path = chosen.get().path();
      boolean isThere = isIn(now.get(), path) || isDecided(path);
      if (wasThere && !isThere) {
        forgetEnd();
        choice.set(chosen.flatMap(each -> holder(each, now.get())));
        subject.get().flatMap(Subject::inPanes).ifPresent(gone -> beInPanes(fields()));
      }
      wasThere = isThere || wasThere && choice.get().isPresent();
    }
    subject.get().flatMap(Subject::inPanes).ifPresent(known -> beInPanes(known.fields()));
    refresh();
  }

  private void beInPanes(List<FieldPath> fields) {
    subject.set(
        fields.isEmpty() ? Optional.empty() : Optional.of(comparison.fieldsOfShown(fields)));
  }

  private List<FieldPath> fields() {
    return getPath().stream().toList();
  }

  private static Optional<Choice> holder(Choice gone, ComparisonView view) {
    Optional<FieldPath> at = gone.path().parent();
    while (at.filter(path -> !path.isRoot() && !isIn(view, path)).isPresent()) {
      at = at.get().parent();
    }
    return at.filter(path -> !path.isRoot())
        .map(path -> new Choice(path, gone.origin(), gone.turn()));
  }

  private static boolean isIn(ComparisonView view, FieldPath path) {
    return Stream.of(Role.values())
        .anyMatch(pane -> view.pane(pane).fields().spanOf(path).isPresent());
  }

  /** Whether a text that is shown has a field. */
  public boolean isThere(FieldPath path) {
    return comparison.getView().filter(view -> isIn(view, path)).isPresent();
  }

  /** Whether the object that is shown has a field, or had it before somebody decided about it. */
  public boolean isKnown(FieldPath path) {
    return isThere(path)
        || isDecided(path)
        || order().rows().stream().anyMatch(row -> row.path().equals(path));
  }

  /** Selects a field that was chosen anywhere but in a pane. */
  public void select(FieldPath path) {
    selectAll(List.of(path));
  }

  /** Selects several fields, of which the panes show the last one. */
  public void selectAll(List<FieldPath> paths) {
    act();
    choose(new Choice(paths.getLast(), Optional.empty(), turn + 1), paths);
  }

  /** Selects a field that was chosen in a pane; typing on in a field chooses it only once. */
  public void select(FieldPath path, Role origin) {
    act();
    show(path, origin);
  }

  /** What is typed in a pane will be selected, as soon as it is compared. */
  public void await() {
    act();
    awaited = true;
  }

  /** Whether what is typed is still to be selected. */
  public boolean isAwaited() {
    return awaited;
  }

  /** What was typed in a pane is compared: selects the field at the caret, if there is one. */
  public void selectTyped(Optional<FieldPath> path, Role origin) {
    if (awaited) {
      awaited = false;
      path.ifPresent(field -> show(field, origin));
    }
  }

  private void act() {
    acts++;
    awaited = false;
  }

  private void show(FieldPath path, Role origin) {
    Choice again = new Choice(path, Optional.of(origin), turn);
    if (!chosen().equals(List.of(path)) || !choice.get().equals(Optional.of(again))) {
      choose(new Choice(path, Optional.of(origin), turn + 1), List.of(path));
    }
  }

  /** Makes rows of a list what commands are about; the selected field stays as it is. */
  public void selectIn(Subject.InList rows) {
    act();
    subject.set(Optional.of(rows));
  }

  /** The list now shows other rows instead of those that were chosen. */
  public void exchangeIn(Subject.InList rows) {
    if (isOfList()) {
      subject.set(Optional.of(rows));
    }
  }

  /** Makes the selected field what commands are about, where a list was before. */
  public void leaveList() {
    if (isOfList()) {
      act();
      beInPanes(fields());
    }
  }

  private boolean isOfList() {
    return subject.get().flatMap(Subject::inList).isPresent();
  }

  /** How often somebody chose what commands are about. */
  public int acts() {
    return acts;
  }

  /** Selects nothing. */
  public void clear() {
    choice.set(Optional.empty());
    subject.set(Optional.empty());
    forgetEnd();
    refresh();
  }

  /** Selects nothing; what it answers selects once more what was selected. */
  Runnable setAside() {
    Optional<Choice> before = choice.get();
    clear();
    return () ->
        before.ifPresentOrElse(
            each -> choose(new Choice(each.path(), each.origin(), turn + 1), List.of(each.path())),
            this::clear);
  }

  private void choose(Choice chosen, List<FieldPath> fields) {
    turn = chosen.turn();
    forgetEnd();
    wasThere = isThere(chosen.path());
    beInPanes(fields);
    choice.set(Optional.of(chosen));
    refresh();
  }

  private void forgetEnd() {
    refused = Optional.empty();
    notice.set("");
  }

  /** Knows which conflicts are decided: the way from conflict to conflict passes them by. */
  public void follow(DecisionsViewModel decisions) {
    tally = decisions::getTally;
    opening = decisions.openingProperty()::get;
  }

  /** Whether a field, or what holds it, is decided. */
  public boolean isDecided(FieldPath path) {
    return tally.get().at(path).isPresent();
  }

  /**
   * All fields that the way can stop at, in the order of reading. Each keeps its place as long as
   * these documents are open, also what a decision removes from local: what comes next is what came
   * next before.
   */
  private List<FieldPath> way() {
    Tally known = tally.get();
    List<FieldPath> fields =
        Stream.of(
                order().rows().stream().map(FieldRow::path),
                known.all().stream(),
                known.decided().keySet().stream())
            .flatMap(Function.identity())
            .distinct()
            .sorted(order())
            .toList();
    return kept.of(fields, opening.getAsInt());
  }

  /**
   * Where the way stops, in the order of reading. What is undecided is a stop without a row, too.
   */
  private List<FieldPath> stops(Stop stop) {
    Set<FieldPath> all =
        order().rows().stream().filter(stop::isAt).map(FieldRow::path).collect(Collectors.toSet());
    if (stop == Stop.CONFLICT) {
      all.removeIf(this::isDecided);
      all.addAll(tally.get().undecided());
    }
    return way().stream().filter(all::contains).toList();
  }

  /** Selects the conflict after the selected field; after the last comes the first. */
  public void nextConflictFromAnywhere() {
    next(Stop.CONFLICT, 1).or(() -> first(Stop.CONFLICT, 1)).ifPresent(this::select);
  }

  /** Whether there is a stop in a direction from the selected field. */
  public boolean has(Stop stop, int direction) {
    return next(stop, direction).isPresent();
  }

  /** Whether there is any stop. */
  public boolean has(Stop stop) {
    return !stops(stop).isEmpty();
  }

  /** Selects the first conflict; the first change if there is none; else nothing. */
  public void selectFirst() {
    first(Stop.CONFLICT, 1)
        .or(() -> first(Stop.CHANGE, 1))
        .ifPresentOrElse(
            path -> choose(new Choice(path, Optional.empty(), turn + 1), List.of(path)),
            this::clear);
  }

  /**
   * Goes to the next stop in a direction. Where there is none it stays and says so; asked once more
   * it starts over at the other end.
   *
   * @param direction later in the order of reading if positive, earlier if negative
   */
  public void go(Stop stop, int direction) {
    // What is said again is said even if it was just the same.
    notice.set("");
    boolean isAskedAgain = refused.equals(Optional.of(new End(stop, direction)));
    next(stop, direction)
        .or(() -> isAskedAgain ? first(stop, direction) : Optional.empty())
        .ifPresentOrElse(this::select, () -> stay(stop, direction, true));
  }

  private Optional<FieldPath> next(Stop stop, int direction) {
    Predicate<FieldPath> isBeyond =
        getPath().map(here -> beyond(here, direction)).orElse(path -> true);
    return ordered(stop, direction).stream().filter(isBeyond).findFirst();
  }

  /**
   * What comes later in a direction; a map, which is not on the way, comes before what it holds.
   */
  private Predicate<FieldPath> beyond(FieldPath here, int direction) {
    way();
    // A decision may take the row of a field away, but not its place.
    List<FieldPath> way = kept.known(opening.getAsInt());
    int at = way.indexOf(here);
    return at < 0
        ? path -> order().compare(path, here) * direction > 0
        : Set.copyOf(direction > 0 ? way.subList(at + 1, way.size()) : way.subList(0, at))
            ::contains;
  }

  private Optional<FieldPath> first(Stop stop, int direction) {
    return ordered(stop, direction).stream().findFirst();
  }

  private List<FieldPath> ordered(Stop stop, int direction) {
    return direction > 0 ? stops(stop) : stops(stop).reversed();
  }

  /** Says that there is no further stop; the way goes on elsewhere. */
  public void end(Stop stop, int direction) {
    notice.set("");
    stay(stop, direction, false);
  }

  /** A person who chose it in a pane may have scrolled there; now every pane shows it. */
  private void stay(Stop stop, int direction, boolean mayStartOver) {
    List<FieldPath> stops = stops(stop);
    boolean isAtStop = getPath().filter(stops::contains).isPresent();
    choice.get().map(Choice::path).filter(path -> isAtStop).ifPresent(this::select);
    boolean isOnly = stops.size() <= (isAtStop ? 1 : 0);
    boolean canStartOver = mayStartOver && !isOnly;
    refused = canStartOver ? Optional.of(new End(stop, direction)) : Optional.empty();
    notice.set(stops.isEmpty() ? none(stop) : stop.end(direction, isAtStop, isOnly, canStartOver));
  }

  private String none(Stop stop) {
    boolean isAllDecided =
        stop == Stop.CONFLICT
            && (tally.get().conflicts() > 0 || order().rows().stream().anyMatch(stop::isAt));
    return isAllDecided
        ? ModelWords.ALL_DECIDED.text()
        : comparison.getView().map(stop::none).orElseGet(comparison.absenceProperty()::get);
  }

  private void refresh() {
    why.set(
        choice.get().flatMap(chosen -> comparison.getView().map(view -> view.why(chosen.path()))));
    position.set(describePosition());
  }

  private String describePosition() {
    boolean isStale = comparison.errors().getShown().isStale();
    return comparison
        .getView()
        .map(
            view -> isStale ? ModelWords.OUTDATED.text("describe", describe(view)) : describe(view))
        .orElse(isStale ? ModelWords.NO_ANSWER.text() : "");
  }

  private String describe(ComparisonView view) {
    if (view.refusal().isPresent()) {
      return "refused";
    }
    List<FieldPath> changes = stops(Stop.CHANGE);
    if (changes.isEmpty()) {
      return ModelWords.NO_CHANGES.text();
    }
    int at = getPath().map(changes::indexOf).orElse(-1);
    return at < 0
        ? ModelWords.CHANGES.text("count", changes.size())
        : ModelWords.CHANGE_OF.text("i", at + 1, "count", changes.size());
  }

  /** Whether the patch does something to the row's field. */
  public static boolean isChange(FieldRow row) {
    return !row.mark().isKept();
  }

  private ReadingOrder order() {
    return comparison.getView().map(ComparisonView::order).orElse(ReadingOrder.NOTHING);
  }

  /** The selected field. */
  public ReadOnlyObjectProperty<Optional<Choice>> choiceProperty() {
    return choice.getReadOnlyProperty();
  }

  /** The selected field's path; empty if none is selected. */
  public Optional<FieldPath> getPath() {
    return choice.get().map(Choice::path);
  }

  /** What commands are about. */
  public ReadOnlyObjectProperty<Optional<Subject>> subjectProperty() {
    return subject.getReadOnlyProperty();
  }

  /** The fields of the object in the panes that commands are about; none if a list has them. */
  public List<FieldPath> chosen() {
    return subject.get().flatMap(Subject::inPanes).map(Subject.InPanes::fields).orElse(List.of());
  }

  /** The selected fields of the object in the panes, also while commands are about a list. */
  public List<FieldPath> inPanes() {
    return isOfList() ? fields() : chosen();
  }

  /** Why the selected field has the outcome it has. */
  public ReadOnlyObjectProperty<Optional<Why>> whyProperty() {
    return why.getReadOnlyProperty();
  }

  /** What there is to say about the last step from field to field; empty if nothing. */
  public ReadOnlyStringProperty noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /**
   * Where the selection is: {@code change 4 of 9}, {@code 9 changes}, {@code no changes}, {@code
   * refused}; of the last good answer {@code 9 changes, outdated}.
   */
  public ReadOnlyStringProperty positionProperty() {
    return position.getReadOnlyProperty();
  }
}
