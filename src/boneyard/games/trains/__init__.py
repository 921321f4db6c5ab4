"""Games of trains that leave a hub: Mexican Train in its editions, and SuperTrain."""
