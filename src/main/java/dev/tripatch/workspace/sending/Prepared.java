package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.trial.ServerAnswer;

/**
 * A change that could be sent now: what a person agrees to.
 *
 * @param cluster where it goes; it names its context
 * @param place the same for people
 * @param now live as it was read for it
 * @param since what happened to live since the person saw it
 * @param expected the object as the server would have it, with its secrets
 * @param says what the server says beside what was predicted
 */
public record Prepared(
    SendPlan plan,
    Cluster cluster,
    ClusterPlace place,
    LiveObject now,
    LiveSince since,
    MapValue expected,
    ServerAnswer.Taken says) {}
