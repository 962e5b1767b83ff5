package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.Consent;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.document.Format;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Effect;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.Preparing;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.TouchedField;
import dev.tripatch.workspace.sending.UndoChoice;
import dev.tripatch.workspace.sending.UndoObstacle;
import dev.tripatch.workspace.sending.Undoing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real manifests are edited and sent to a real API server, while others change live at every
 * moment. Nothing is sent twice, nobody's change is lost, and what was sent can be taken back to
 * the byte. The judge is the server's audit log.
 *
 * <p>{@code mvn -Preal-server test -Dtest=SendLawsTest -Dreal-server.sends=1000}.
 */
class SendLawsTest {
  private static final int SENDS = Integer.getInteger("real-server.sends", 24);
  private static final int MOST_ATTEMPTS = 5;
  private static final Pattern OF_DRIFT =
      Pattern.compile("/status(/.*)?|/metadata/(labels|annotations)(/drift)?");

  /** When the others act. */
  private enum Moment {
    BEFORE_PREPARING,
    WHILE_TRIED,
    BEFORE_SENDING,
    IN_THE_RACE,
    IN_EACH_RACE
  }

  /** What a change meets, as its fields tell. */
  private enum Met {
    OPEN,
    TOUCHED,
    MADE_AGAIN,
    GONE
  }

  /** One object and what becomes of it. */
  private record Round(
      String id, MapValue base, MapValue local, boolean isLiveEdited, Workbench workbench) {
    boolean isSecret() {
      return base.text("kind").equals("Secret");
    }

    Revealed revealed() {
      return isSecret() ? Revealed.NONE : Revealed.ALL;
    }

    ObjectName name() {
      return ObjectName.of(base);
    }
  }

  @TempDir private Path folder;
  private final RealCluster real = new RealCluster("sends");
  private final CommandLog log = new CommandLog();
  private final Random random = new Random(Integer.getInteger("real-server.seed", 1));
  private final List<String> faults = new ArrayList<>();
  private final Map<String, Integer> tally = new TreeMap<>();
  private final Map<String, Integer> undone = new TreeMap<>();
  private final Set<String> secrets = new TreeSet<>();
  private final List<Long> times = new ArrayList<>();
  private int planned;
  private HookedKubectl hooks;
  private OtherActors others;
  private Cluster cluster;
  private Kubectl kubectl;
  private Path journals;
  private Journal journal;

  @AfterEach
  void stop() throws Exception {
    real.stop();
  }

  @Test
  void aChangeIsSentOnceAndCanBeTakenBack() throws Exception {
    real.start(folder);
    hooks = new HookedKubectl(folder.resolve("hooks"));
    others = real.others(folder.resolve("others"), random);
    kubectl = new Kubectl(real.environment(hooks.path()), log);
    cluster = real.cluster(kubectl);
    Map<String, List<MapValue>> groups = RealManifests.groups();
    List<String> names = List.copyOf(groups.keySet());
    for (int i = 0; planned < SENDS; i++) {
      String group = names.get(i % names.size());
      List<MapValue> bases = groups.getOrDefault(group, List.of());
      if (i % 50 == 0) {
        journals = folder.resolve("journal-" + i);
        journal = new Journal(journals);
      }
      tryOne(group + " " + i, bases.get(i / names.size() % bases.size()), i);
    }
    secretsAreNowhere();

    tally.forEach((what, count) -> System.out.println(what + ": " + count));
    undone.forEach((what, count) -> System.out.println(what + ": " + count));
    Collections.sort(times);
    System.out.println("median of prepare and send, ms: " + times.get(times.size() / 2));
    faults.forEach(System.out::println);
    assertThat(faults).isEmpty();
    assertThat(tally.keySet()).anyMatch(each -> each.contains("Sent"));
  }

  private void tryOne(String id, MapValue manifest, int number) throws Exception {
    RandomEdits edits = new RandomEdits(new Random(id.hashCode()));
    MapValue base = withSecrets(RealManifests.placed(manifest, "sends", "send-" + number));
    boolean isSecret = base.text("kind").equals("Secret");
    if (real.kubectlMay("apply", "--validate=false", "-f", real.file("base.json", base)).exit()
        != 0) {
      count(tally, "manifest not taken");
      return;
    }
    MapValue before = others.read(ObjectName.of(base)).orElseThrow();
    boolean isLiveEdited = !isSecret && random.nextBoolean();
    if (isLiveEdited) {
      others.change(before, edits.edit(before, 1 + random.nextInt(2)));
    }
    LiveObject live = RealCluster.got(cluster.get(ResourceName.of(ObjectName.of(base))));
    MapValue local = isSecret ? otherSecret(base) : edits.edit(base, 1 + random.nextInt(3));
    Workbench workbench = real.workbench(base.text("apiVersion"));
    Round round = new Round(id, base, local, isLiveEdited, workbench);
    Comparison view = RealCluster.compared(workbench, local, live);
    switch (Planning.of(view, view.patch(look()), live)) {
      case Planning.Hindered hindered -> count(tally, "hindered: " + hindered.why());
      case Planning.Planned(SendPlan plan) -> {
        planned++;
        meet(round, plan);
      }
    }
  }

  private PatchLook look() {
    PatchFormat[] formats = PatchFormat.values();
    return random.nextBoolean()
        ? PatchLook.FIRST
        : new PatchLook(
            Optional.of(formats[random.nextInt(formats.length)]),
            random.nextBoolean(),
            Format.JSON);
  }

  /** The others act, and the change is sent. */
  private void meet(Round round, SendPlan plan) throws Exception {
    OtherActors.Drift drift = oneOf(OtherActors.Drift.values());
    Moment moment = oneOf(Moment.values());
    if (moment == Moment.IN_EACH_RACE) {
      drift = random.nextBoolean() ? OtherActors.Drift.STATUS : OtherActors.Drift.OUTSIDE;
    }
    Optional<String> lines = drift(drift, plan);
    if (lines.isEmpty()) {
      drift = OtherActors.Drift.NONE;
      lines = Optional.of("");
    }
    String act = lines.get();
    hooks.forget();
    real.skipAudit();
    if (moment == Moment.BEFORE_PREPARING) {
      others.run(act);
    }
    if (moment == Moment.WHILE_TRIED) {
      hooks.before(HookedKubectl.Call.TRY, 1, act);
    }
    long began = System.nanoTime();
    Preparation preparation = new Preparing(cluster, round.revealed()).prepare(plan);
    long took = System.nanoTime() - began;
    isAsMet(round, plan, preparation);
    String what = drift + " " + moment + " ";
    if (!(preparation instanceof Preparation.Ready(Prepared prepared))) {
      count(tally, what + said(preparation));
      noneIsSent(round, preparation);
      return;
    }
    if (moment == Moment.BEFORE_SENDING) {
      others.run(act);
    }
    Path drifted = hooks.place("drifted");
    Files.deleteIfExists(drifted);
    if (moment == Moment.IN_THE_RACE) {
      hooks.before(HookedKubectl.Call.SEND, 1, act + "\n" + others.reading(round.name(), drifted));
    }
    if (moment == Moment.IN_EACH_RACE) {
      int races = 2 + random.nextInt(MOST_ATTEMPTS - 1);
      for (int i = 1; i <= races; i++) {
        hooks.before(
            HookedKubectl.Call.SEND,
            i,
            drift(drift, plan).orElse("") + "\n" + others.reading(round.name(), drifted));
      }
    }
    Optional<MapValue> atFirst = others.read(round.name());
    began = System.nanoTime();
    SendOutcome outcome = sent(prepared, round);
    took += System.nanoTime() - began;
    Optional<MapValue> met =
        moment == Moment.IN_THE_RACE || moment == Moment.IN_EACH_RACE
            ? Optional.of(drifted).filter(Files::exists).flatMap(SendLawsTest::object)
            : atFirst;
    count(tally, what + said(outcome));
    List<MapValue> ours = ours();
    long accepted = ours.stream().filter(RealCluster::isAccepted).count();
    boolean isSent = outcome instanceof SendOutcome.Sent;
    check(round, accepted == (isSent ? 1 : 0), accepted + " accepted, but " + said(outcome));
    check(round, ours.size() <= MOST_ATTEMPTS, ours.size() + " attempts");
    check(
        round,
        ours.size() == hooks.count(HookedKubectl.Call.SEND) || met.isEmpty(),
        ours.size() + " patches of " + hooks.count(HookedKubectl.Call.SEND) + " calls");
    isAsMet(round, plan, outcome, met);
    if (outcome instanceof SendOutcome.Sent sent) {
      if (sent.attempts() == 1) {
        times.add(took / 1_000_000);
      }
      isRight(round, plan, prepared, sent, met.orElseThrow());
    }
  }

  private Optional<String> drift(OtherActors.Drift drift, SendPlan plan) throws IOException {
    return others.lines(drift, plan.effect(), Optional.of(plan.trial()), plan.seen().value());
  }

  private SendOutcome sent(Prepared prepared, Round round) {
    Consent consent =
        SendPolicy.ASK
            .consent(prepared.cluster(), prepared.plan().seen().name(), "", () -> SendPolicy.ASK)
            .orElseThrow();
    return new Delivery(journal, round.revealed(), InstantSource.system(), List.of(Duration.ZERO))
        .send(prepared, consent, attempt -> {});
  }

  /** What a change meets, by the values at its fields alone. */
  private static Met met(SendPlan plan, Optional<MapValue> now) {
    if (now.isEmpty()) {
      return Met.GONE;
    }
    MapValue read = EngineNumbers.asEngineReads(now.get());
    MapValue seen = EngineNumbers.asEngineReads(plan.seen().value());
    if (!new LiveObject(read, plan.seen().read()).uid().equals(plan.seen().uid())) {
      return Met.MADE_AGAIN;
    }
    boolean isSame =
        plan.effect().paths().stream()
            .allMatch(path -> Counted.valueAt(seen, path).equals(Counted.valueAt(read, path)));
    return isSame && doesTheSame(plan, read) ? Met.OPEN : Met.TOUCHED;
  }

  /** A patch may remove what it did not find, or name an item by its place. */
  private static boolean doesTheSame(SendPlan plan, MapValue now) {
    SchemaAnswer schema = plan.trial().predicted().schema();
    return new PatchEffect(now, schema)
        .of(plan.trial().format(), plan.trial().patch())
        .map(result -> Effect.between(now, result, schema.declaredType()))
        .filter(plan.effect()::equals)
        .isPresent();
  }

  private void isAsMet(Round round, SendPlan plan, Preparation preparation) throws Exception {
    Optional<MapValue> now = others.read(round.name());
    Met met = met(plan, now);
    boolean isRight =
        switch (preparation) {
          case Preparation.Ready ignored -> met == Met.OPEN;
          case Preparation.Refused ignored -> met == Met.OPEN;
          case Preparation.Unread unread -> met == Met.GONE && unread.failure().isOfMissingObject();
          case Preparation.Overtaken(LiveSince since) -> isRight(round, plan, since, now);
          case Preparation.Restless ignored -> false;
        };
    check(round, isRight, met + ", but " + preparation);
  }

  private void isAsMet(Round round, SendPlan plan, SendOutcome outcome, Optional<MapValue> now) {
    Met met = met(plan, now);
    boolean isRight =
        switch (outcome) {
          case SendOutcome.Sent sent -> met == Met.OPEN || sent.isAnswerLost();
          case SendOutcome.Overtaken overtaken -> isRight(round, plan, overtaken.since(), now);
          case SendOutcome.Refused refused ->
              met == Met.GONE && refused.answer().failure().isOfMissingObject();
          case SendOutcome.Restless ignored ->
              met == Met.OPEN && hooks.count(HookedKubectl.Call.SEND) == MOST_ATTEMPTS;
          case SendOutcome.NoJournal ignored -> false;
          case SendOutcome.NotYet ignored -> false;
          case SendOutcome.Unclear ignored -> false;
        };
    check(round, isRight, met + ", but " + outcome);
  }

  private static boolean isRight(
      Round round, SendPlan plan, LiveSince since, Optional<MapValue> now) {
    Met met = met(plan, now);
    return switch (since) {
      case LiveSince.MadeAgain ignored -> met == Met.MADE_AGAIN;
      case LiveSince.Touched touched ->
          met == Met.TOUCHED
              && (round.isSecret()
                  || touched.fields().stream()
                      .allMatch(field -> isRight(plan, field, now.orElseThrow())));
      case LiveSince.Same ignored -> false;
      case LiveSince.Elsewhere ignored -> false;
    };
  }

  private static boolean isRight(SendPlan plan, TouchedField field, MapValue now) {
    MapValue seen = EngineNumbers.asEngineReads(plan.seen().value());
    MapValue read = EngineNumbers.asEngineReads(now);
    return field.seen().equals(Counted.valueAt(seen, field.path()))
        && field.now().equals(Counted.valueAt(read, field.path()))
        && field.ours().equals(Counted.valueAt(plan.trial().predicted().result(), field.path()));
  }

  private void noneIsSent(Round round, Object why) throws IOException {
    check(round, ours().isEmpty(), "a patch was sent, but " + why);
  }

  /** The change is in live as it was tried, and all else is as the others left it. */
  private void isRight(
      Round round, SendPlan plan, Prepared prepared, SendOutcome.Sent sent, MapValue met)
      throws Exception {
    MapValue now = others.read(round.name()).orElseThrow();
    Set<String> other = Leaves.of(now).difference(Leaves.of(sent.after().value()));
    check(round, other.isEmpty(), "live is not what the answer says: " + other);
    MapValue expected = withoutFreePorts(prepared.expected());
    MapValue came = withoutFreePorts(now);
    Effect tried = effect(round, withoutFreePorts(prepared.now().value()), expected);
    Effect done = effect(round, withoutFreePorts(met), came);
    check(
        round,
        tried.equals(done) || areSame(prepared, met, now),
        "tried " + tried + " but done " + done);
    for (Effect.Field field : plan.effect().fields()) {
      check(
          round,
          Counted.valueAt(EngineNumbers.asEngineReads(came), field.path())
              .equals(Counted.valueAt(EngineNumbers.asEngineReads(expected), field.path())),
          "not as wanted: " + field.path());
    }
    boolean isOfDriftAlone = isOfDriftAlone(Leaves.of(plan.seen().value()), Leaves.of(met));
    if (isOfDriftAlone) {
      appliesUnchanged(round, "local.json", round.local(), "sent");
    }
    if (random.nextInt(6) == 0) {
      cannotBeTakenBack(round, sent, met, now);
    } else {
      canBeTakenBack(round, sent, met, now, isOfDriftAlone);
    }
  }

  /** A server gives another free port each time, also to an item that is new as a whole. */
  private static MapValue withoutFreePorts(MapValue object) {
    return object.text("kind").equals("Service") ? (MapValue) withoutPorts(object) : object;
  }

  private static Value withoutPorts(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder kept = MapValue.builder();
        map.entries()
            .forEach(
                (key, each) -> {
                  if (!key.matches("(?i).*nodePort")) {
                    kept.put(key, withoutPorts(each));
                  }
                });
        yield kept.build();
      }
      case ListValue list ->
          new ListValue(list.items().stream().map(SendLawsTest::withoutPorts).toList());
      case Scalar scalar -> scalar;
    };
  }

  /** A map that loses its last key is gone, unless somebody else added another one. */
  private static boolean areSame(Prepared prepared, MapValue met, MapValue now) {
    Leaves before = Leaves.of(prepared.now().value());
    Leaves expected = Leaves.of(prepared.expected());
    Set<String> changed = before.difference(expected);
    return Leaves.of(met).difference(Leaves.of(now)).equals(changed)
        && Leaves.of(now).at(changed).equals(expected.at(changed));
  }

  private static boolean isOfDriftAlone(Leaves before, Leaves after) {
    return before.difference(after).stream().allMatch(each -> OF_DRIFT.matcher(each).matches());
  }

  private static Effect effect(Round round, MapValue before, MapValue after) {
    return Effect.between(
        EngineNumbers.asEngineReads(before),
        EngineNumbers.asEngineReads(after),
        round.workbench().schemaOf(before).declaredType());
  }

  /** Some manifests are configured by kubectl each time: they say nothing. */
  private void appliesUnchanged(Round round, String file, MapValue manifest, String when)
      throws Exception {
    String first = applied(file, manifest);
    if (first.contains("unchanged")) {
      count(undone, "apply after " + when + ": unchanged");
    } else if (applied(file, manifest).contains("unchanged")) {
      check(round, false, "apply after it was " + when + ": " + first);
    } else {
      count(undone, "apply after " + when + ": never unchanged");
    }
  }

  private String applied(String file, MapValue manifest) throws Exception {
    RealServer.Ended ended =
        real.kubectlMay("apply", "--validate=false", "-f", real.file(file, manifest));
    return ended.out() + ended.err();
  }

  /** Somebody changed what the change made. */
  private void cannotBeTakenBack(
      Round round, SendOutcome.Sent sent, MapValue before, MapValue after) throws Exception {
    Effect effect = effect(round, before, after);
    if (effect.isNone()) {
      return;
    }
    others.run(
        others.lines(OtherActors.Drift.INSIDE, effect, Optional.empty(), after).orElseThrow());
    MapValue now = others.read(round.name()).orElseThrow();
    boolean isTouched =
        effect.fields().stream()
            .anyMatch(
                field ->
                    !Counted.valueAt(EngineNumbers.asEngineReads(now), field.path())
                        .equals(field.after()));
    if (!isTouched) {
      return;
    }
    UndoChoice choice = undoing(round, journal).choose(sent.change());
    count(undone, "undo of a touched field: " + said(choice));
    check(
        round,
        choice instanceof UndoChoice.Impossible(UndoObstacle why, List<TouchedField> fields)
            && why == UndoObstacle.TOUCHED
            && !fields.isEmpty()
            && (round.isSecret()
                || fields.stream()
                    .allMatch(
                        field ->
                            field
                                    .seen()
                                    .equals(
                                        Counted.valueAt(
                                            EngineNumbers.asEngineReads(after), field.path()))
                                && field
                                    .now()
                                    .equals(
                                        Counted.valueAt(
                                            EngineNumbers.asEngineReads(now), field.path())))),
        "touched, but " + choice);
  }

  private Undoing undoing(Round round, Journal of) {
    return new Undoing(of, kubectl, round.workbench()::schemaOf, round.revealed());
  }

  private void canBeTakenBack(
      Round round, SendOutcome.Sent sent, MapValue before, MapValue after, boolean isOfDriftAlone)
      throws Exception {
    OtherActors.Drift drift =
        oneOf(
            OtherActors.Drift.NONE,
            OtherActors.Drift.NONE,
            OtherActors.Drift.STATUS,
            OtherActors.Drift.OUTSIDE);
    Effect effect = effect(round, before, after);
    Optional<String> lines = others.lines(drift, effect, Optional.empty(), after);
    if (lines.isPresent()) {
      others.run(lines.get());
    }
    MapValue drifted = others.read(round.name()).orElseThrow();
    boolean isRestarted = random.nextBoolean();
    Journal of = isRestarted ? new Journal(journals) : journal;
    SentChange change = of.find(sent.change().id()).orElseThrow();
    UndoChoice choice = undoing(round, of).choose(change);
    String when = isRestarted ? "after a restart" : "at once";
    count(
        undone,
        "undo " + when + ", " + drift + (round.isSecret() ? ", Secret" : "") + ": " + said(choice));
    if (isRestarted && ofSecrets(round, before, after)) {
      check(
          round,
          choice instanceof UndoChoice.Impossible(UndoObstacle why, var _)
              && why == UndoObstacle.SECRETS,
          "of secrets, but " + choice);
      return;
    }
    if (!(choice instanceof UndoChoice.Possible possible)) {
      check(round, false, "cannot be taken back: " + choice);
      return;
    }
    Leaves wanted = Leaves.of(before).with(Leaves.of(after), Leaves.of(drifted));
    Optional<SendOutcome.Sent> back = plain(round, possible.plan());
    if (back.isEmpty()) {
      return;
    }
    MapValue now = others.read(round.name()).orElseThrow();
    isExactly(round, wanted, Leaves.of(now), "undo");
    if (isOfDriftAlone
        && !round.isLiveEdited()
        && isOfDriftAlone(Leaves.of(after), Leaves.of(drifted))) {
      appliesUnchanged(round, "base.json", round.base(), "taken back");
    }
    Leaves kept = Leaves.of(others.read(round.name()).orElseThrow());
    if (kept.equals(Leaves.of(now))) {
      redone(round, back.get().change(), Leaves.of(drifted), isOfDriftAlone);
    }
  }

  private void redone(Round round, SentChange back, Leaves wanted, boolean isOfDriftAlone)
      throws Exception {
    UndoChoice choice = undoing(round, journal).choose(back);
    if (!(choice instanceof UndoChoice.Possible possible)) {
      count(undone, "redo: " + said(choice));
      check(round, false, "cannot be done again: " + choice);
      return;
    }
    Optional<SendOutcome.Sent> again = plain(round, possible.plan());
    if (again.isPresent()) {
      isExactly(round, wanted, Leaves.of(others.read(round.name()).orElseThrow()), "redo");
      if (isOfDriftAlone) {
        appliesUnchanged(round, "local.json", round.local(), "done again");
      }
    }
  }

  private void isExactly(Round round, Leaves wanted, Leaves now, String what) {
    Set<String> other = wanted.difference(now);
    count(undone, what + (other.isEmpty() ? ": exact" : ": not exact"));
    check(
        round,
        other.isEmpty(),
        what + " differs in " + other + ", wanted " + wanted.at(other) + ", is " + now.at(other));
  }

  /** It is sent, and nobody interferes. */
  private Optional<SendOutcome.Sent> plain(Round round, SendPlan plan) throws IOException {
    hooks.forget();
    real.skipAudit();
    Preparation preparation = new Preparing(cluster, round.revealed()).prepare(plan);
    if (!(preparation instanceof Preparation.Ready(Prepared prepared))) {
      check(round, false, "the way back is not ready: " + preparation);
      return Optional.empty();
    }
    SendOutcome outcome = sent(prepared, round);
    List<MapValue> ours = ours();
    check(
        round,
        ours.size() == 1 && ours.stream().allMatch(RealCluster::isAccepted),
        "the way back: " + ours);
    if (outcome instanceof SendOutcome.Sent sent) {
      return Optional.of(sent);
    }
    check(round, false, "the way back is not sent: " + outcome);
    return Optional.empty();
  }

  private List<MapValue> ours() throws IOException {
    return real.patches().stream()
        .filter(event -> !event.text("requestURI").contains("fieldManager=other"))
        .toList();
  }

  private static Optional<MapValue> object(Path file) {
    try {
      return SourceReader.read("live", Files.readString(file)).object();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // Secrets: each has other values, which are looked for everywhere at the end.

  private String secret() {
    String plain = "hush-" + Long.toHexString(random.nextLong()) + "-hush";
    String coded = Base64.getEncoder().encodeToString(plain.getBytes(StandardCharsets.UTF_8));
    secrets.add(plain);
    secrets.add(coded);
    return coded;
  }

  private MapValue withSecrets(MapValue base) {
    if (!base.text("kind").equals("Secret")) {
      return base;
    }
    return base.toBuilder()
        .remove("stringData")
        .put(
            "data",
            MapValue.builder()
                .put("user", new StringValue(secret()))
                .put("password", new StringValue(secret()))
                .build())
        .put("type", new StringValue("Opaque"))
        .build();
  }

  private MapValue otherSecret(MapValue base) {
    MapValue data = (MapValue) base.find("data").orElseThrow();
    return switch (random.nextInt(3)) {
      case 0 ->
          base.toBuilder()
              .put("data", data.toBuilder().put("password", new StringValue(secret())).build())
              .build();
      case 1 -> base.toBuilder().put("data", data.toBuilder().remove("user").build()).build();
      default ->
          base.toBuilder()
              .put(
                  "metadata",
                  ((MapValue) base.find("metadata").orElseThrow())
                      .toBuilder()
                          .put("labels", MapValue.of("tier", new StringValue("back")))
                          .build())
              .build();
    };
  }

  private static boolean ofSecrets(Round round, MapValue before, MapValue after) {
    return round.isSecret()
        && Leaves.of(before).difference(Leaves.of(after)).stream()
            .anyMatch(
                place ->
                    place.startsWith("/data")
                        || place.endsWith("/kubectl.kubernetes.io/last-applied-configuration"));
  }

  private void secretsAreNowhere() throws IOException {
    List<String> told = new ArrayList<>(hooks.calls());
    log.entries().forEach(each -> told.addAll(each.words()));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().contains("/journal-")).toList()) {
        if (Files.isRegularFile(file)) {
          told.add(Files.readString(file));
        }
      }
    }
    for (String each : secrets) {
      if (told.stream().anyMatch(text -> text.contains(each))) {
        faults.add("a secret is told: " + each);
      }
    }
  }

  @SafeVarargs
  private <T> T oneOf(T... all) {
    return all[random.nextInt(all.length)];
  }

  private static String said(Object outcome) {
    return switch (outcome) {
      case Preparation.Overtaken(LiveSince since) -> "prepare: " + said(since);
      case SendOutcome.Overtaken overtaken -> "send: " + said(overtaken.since());
      case LiveSince.Touched touched when touched.isDone() -> "Overtaken(done)";
      case LiveSince since -> "Overtaken(" + since.getClass().getSimpleName() + ")";
      case Preparation.Refused refused ->
          "prepare: Refused(" + refused.answer().failure().kind() + ")";
      case SendOutcome.Refused refused ->
          "send: Refused(" + refused.answer().failure().kind() + ")";
      case Preparation.Unread unread -> "prepare: Unread(" + unread.failure().kind() + ")";
      case SendOutcome.Sent sent -> "Sent" + (sent.attempts() > 1 ? " again" : "");
      case UndoChoice.Impossible impossible -> "Impossible(" + impossible.why() + ")";
      default -> outcome.getClass().getSimpleName();
    };
  }

  private static void count(Map<String, Integer> tally, String what) {
    tally.merge(what, 1, Integer::sum);
  }

  private void check(Round round, boolean isRight, String what) {
    if (!isRight) {
      System.out.println(
          "FAULT " + round.id() + ": " + (what.length() > 3000 ? what.substring(0, 3000) : what));
      faults.add(round.id() + ": " + (what.length() > 3000 ? what.substring(0, 3000) : what));
    }
  }
}
