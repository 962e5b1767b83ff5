package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.sending.SendContexts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Which contexts may be changed from this window. */
public final class SendRules {

  /** Settings have names with blanks or commas between, and patterns with stars. */
  private final StringProperty ask = new SimpleStringProperty("");

  private final StringProperty askForName = new SimpleStringProperty("");
  private final boolean isReadOnly;
  private final BooleanSupplier presenting;
  private final Supplier<SendContexts> kept;
  private final SendContexts first;

  /** What the settings said of a context when the person last chose here. */
  private final Map<String, SendPolicy> known = new HashMap<>();

  /** Why a context may not be changed. */
  enum Lock {
    /** The window was started so. */
    OPTION,
    /** An audience sees the window. */
    PRESENTING,
    /** Nobody allowed it. */
    SETTINGS
  }

  /**
   * Nothing is allowed yet.
   *
   * @param isReadOnly whether the window was started so that it changes nothing
   * @param presenting whether the window is in presenter mode
   * @param kept what the settings say by now: a command may have changed them
   */
  public SendRules(boolean isReadOnly, BooleanSupplier presenting, Supplier<SendContexts> kept) {
    this.isReadOnly = isReadOnly;
    this.presenting = presenting;
    this.kept = kept;
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

  /** What a context allows now. */
  SendPolicy of(String context) {
    return ofWindow().isPresent() ? SendPolicy.READ_ONLY : ofSettings(context);
  }

  /** Why it may not be changed; empty if it may. */
  Optional<Lock> lock(String context) {
    return ofWindow()
        .or(
            () ->
                switch (ofSettings(context)) {
                  case READ_ONLY -> Optional.of(Lock.SETTINGS);
                  case ASK, ASK_FOR_NAME -> Optional.empty();
                });
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

  /** The person allows it for one context. */
  void allow(String context, SendPolicy policy) {
    if (ofWindow().isEmpty()) {
      known.put(context, kept.get().of(context));
      SendContexts now = contexts().with(context, policy);
      ask.set(now.ask().text());
      askForName.set(now.askForName().text());
    }
  }

  private SendContexts contexts() {
    return new SendContexts(new ContextPatterns(ask.get()), new ContextPatterns(askForName.get()));
  }
}
