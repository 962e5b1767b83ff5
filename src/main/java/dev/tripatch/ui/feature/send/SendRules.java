package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.sending.SendContexts;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Which contexts may be changed from this window. Safe for several threads. */
public final class SendRules {

  /** Settings have names with blanks or commas between, and patterns with stars. */
  private final StringProperty ask = new SimpleStringProperty("");

  private final StringProperty askForName = new SimpleStringProperty("");
  private final boolean isReadOnly;
  private final BooleanSupplier presenting;
  private final Supplier<SendContexts> kept;
  private final BiConsumer<String, String> keepServer;
  private final SendContexts first;

  /** What the settings said of a context when the person last chose here. */
  private final Map<String, SendPolicy> known = new ConcurrentHashMap<>();

  /** Why a context may not be changed. */
  enum Lock {
    /** The window was started so. */
    OPTION,
    /** An audience sees the window. */
    PRESENTING,
    /** Nobody allowed it. */
    SETTINGS,
    /** It was allowed on another server. */
    SERVER
  }

  /**
   * Nothing is allowed yet.
   *
   * @param isReadOnly whether the window was started so that it changes nothing
   * @param presenting whether the window is in presenter mode
   * @param kept what the settings say by now: a command may have changed them
   * @param keepServer gets a context, and the server that the person allows it on
   */
  public SendRules(
      boolean isReadOnly,
      BooleanSupplier presenting,
      Supplier<SendContexts> kept,
      BiConsumer<String, String> keepServer) {
    this.isReadOnly = isReadOnly;
    this.presenting = presenting;
    this.kept = kept;
    this.keepServer = keepServer;
    this.first = kept.get();
  }

  /** Patterns of contexts where it is enough to agree. */
  StringProperty askProperty() {
    return ask;
  }

  /** Patterns of contexts where the name has to be typed. */
  StringProperty askForNameProperty() {
    return askForName;
  }

  /** What a context allows now on a server. */
  SendPolicy of(String context, String server) {
    return lock(context, server).isPresent() ? SendPolicy.READ_ONLY : ofSettings(context);
  }

  /** Why it may not be changed; empty if it may. */
  Optional<Lock> lock(String context, String server) {
    return ofWindow()
        .or(
            () ->
                ofSettings(context) == SendPolicy.READ_ONLY
                    ? Optional.of(Lock.SETTINGS)
                    : otherServer(context, server).map(why -> Lock.SERVER));
  }

  /** That the person did not allow this server, in a sentence; empty if they did. */
  Optional<String> otherServer(String context, String server) {
    return kept.get().otherServer(context, server);
  }

  /** What was forbidden since the window was opened is forbidden here, too. */
  private SendPolicy ofSettings(String context) {
    SendPolicy own = contexts().of(context);
    SendPolicy now = kept.get().of(context);
    if (now == own) {
      known.put(context, now);
    }
    return now == known.computeIfAbsent(context, first::of) ? own : own.stricter(now);
  }

  private Optional<Lock> ofWindow() {
    if (isReadOnly) {
      return Optional.of(Lock.OPTION);
    }
    return presenting.getAsBoolean() ? Optional.of(Lock.PRESENTING) : Optional.empty();
  }

  /** The person allows it for one context, on one server. */
  void allow(String context, String server, SendPolicy policy) {
    if (ofWindow().isEmpty()) {
      keepServer.accept(context, server);
      known.put(context, kept.get().of(context));
      SendContexts now = contexts().with(context, policy);
      ask.set(now.ask().text());
      askForName.set(now.askForName().text());
    }
  }

  private SendContexts contexts() {
    return new SendContexts(
        new ContextPatterns(ask.get()), new ContextPatterns(askForName.get()), Map.of());
  }
}
